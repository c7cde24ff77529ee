/** What the sides of cards pay, taken apart so that it can be drawn or put into words. */

import type { Saying } from '../../lib/api';
import type { Ability, Catalogue, Face, Placed, Side } from './view';
import { findCard } from './view';

export type Resource = 'credits' | 'income' | 'points';
export type Direction = 'left' | 'right' | 'either';

/** An effect is named as in the words `space-base-effect-NAME`, and takes the same arguments. */
export interface Effect {
  kind: 'effect';
  name: string;
  args: Record<string, string | number>;
}
export interface Amount {
  kind: 'amount';
  resource: Resource;
  amount: number;
}
export interface Arrow {
  kind: 'arrow';
  direction: Direction;
}
export interface Box {
  kind: 'box';
  colour: 'blue' | 'red' | 'green';
  slots: number;
  price: number;
  charges: number;
  effects: (Amount | Effect)[];
}
export type Part = Amount | Arrow | Effect | Box;

const resources: Resource[] = ['credits', 'income', 'points'];
const roman = ['', 'I', 'II', 'III'];

/** Everything one side pays, with `charges` tokens lying on it. */
export function faceParts(face: Face, charges = 0): Part[] {
  const parts: Part[] = amounts(face);
  if (face.arrow) parts.push({ kind: 'arrow', direction: face.arrow });
  if (face.claim.length) parts.push(effect('claim', { levels: levels(face.claim) }));
  if (face.buy) parts.push(effect('buy', { count: face.buy }));
  if (face.ability) {
    const { slots, price } = face;
    const colour = face.colour || 'green';
    parts.push({ kind: 'box', colour, slots, price, charges, effects: abilityEffects(face.ability) });
  }
  return parts;
}

function abilityEffects(ability: Ability): (Amount | Effect)[] {
  const parts: (Amount | Effect)[] = amounts(ability);
  if (ability.foes_lose) parts.push(effect('foes-lose', { points: ability.foes_lose }));
  if (ability.buy) parts.push(effect('buy', { count: ability.buy }));
  if (ability.buy_into) parts.push(effect('buy-into', { low: ability.buy_into[0], high: ability.buy_into[1] }));
  if (ability.claim) parts.push(effect('claim', { levels: levels(ability.claim) }));
  if (ability.swap) parts.push(effect('swap', { one: ability.swap[0], other: ability.swap[1] }));
  if (ability.shift) parts.push(effect('shift', { steps: ability.shift }));
  const plain = ['exchange', 'place_charge', 'move_charge', 'win', 'reroll', 'set_die', 'double'] as const;
  for (const name of plain) if (ability[name]) parts.push(effect(name.replace('_', '-'), {}));
  return parts;
}

function amounts(of: Partial<Record<Resource, number>>): Amount[] {
  return resources.flatMap((resource) => {
    const amount = of[resource] ?? 0;
    return amount ? [{ kind: 'amount' as const, resource, amount }] : [];
  });
}

function effect(name: string, args: Record<string, string | number>): Effect {
  return { kind: 'effect', name, args };
}

function levels(of: number[]): string {
  return of.map((level) => roman[level]).join(' + ');
}

/** What several cards of a sector pay together: resources summed up, then all else one by one. */
export function sumParts(placed: Placed[], side: Side, cards: Catalogue): Part[] {
  const total = { credits: 0, income: 0, points: 0 };
  const rest: Part[] = [];
  for (const { card, charges } of placed) {
    for (const part of faceParts(findCard(cards, card)[side], charges)) {
      if (part.kind === 'amount') total[part.resource] += part.amount;
      else rest.push(part);
    }
  }
  return [...amounts(total), ...rest];
}

const signs: Record<string, Resource> = { '¢': 'credits', '+': 'income', '★': 'points' };
const arrows: Record<string, Direction> = { '←': 'left', '→': 'right', '↔': 'either' };

/** What an option says it would pay (`2¢`, `1+`, `3★`, arrows and worded effects), as parts to be drawn. */
export function paidParts(pays: unknown): Part[] {
  return Array.isArray(pays) ? pays.flatMap((pay) => paidPart(pay) ?? []) : [];
}

function paidPart(pay: unknown): Part | null {
  if (typeof pay === 'string') {
    const resource = signs[pay.slice(-1)];
    const amount = Number(pay.slice(0, -1));
    if (resource && pay.length > 1) return { kind: 'amount', resource, amount };
    const direction = arrows[pay];
    return direction ? { kind: 'arrow', direction } : null;
  }
  const saying = pay as Saying;
  if (saying.key === 'space-base-charge') {
    // A token would come onto a card: its slots are drawn as the words show them.
    const drawn = String(saying.arguments.slots);
    const slots = drawn.split('▢').length - 1;
    const effects = paidParts(saying.arguments.effects).filter(
      (part) => part.kind === 'amount' || part.kind === 'effect',
    );
    const colour = (saying.arguments.colour as Box['colour'] | undefined) ?? 'green';
    return { kind: 'box', colour, slots, price: drawn.includes('=') ? slots : 1, charges: 0, effects };
  }
  const name = saying.key.replace('space-base-effect-', '');
  return name === saying.key ? null : effect(name, saying.arguments as Record<string, string | number>);
}
