/** A Build order as it is composed: what stands on its list, what that costs, and what can still be added. */

import type { Entry } from '../../../board/draft.svelte';
import type { OptionInfo } from '../../../lib/api';
import type { Build, Player, Ware } from '../view';

/** The questions of a Build order, in their order. */
export const steps = ['build-forces', 'upgrade-bases', 'build-base'] as const;

const stepOf: Record<string, number> = {
  'build-workers': 0,
  'build-transport': 0,
  'build-unit': 0,
  'build-building': 1,
  'build-module': 1,
  'build-base': 2,
};

/** At which step something is bought. */
export const buyingStep = (verb: string) => stepOf[verb] ?? 0;

/** The step that a question belongs to; -1 for another question. */
export const stepAsked = (kind: string | undefined) => steps.findIndex((step) => step === kind);

/** Something on the list: what is bought how often, for what, and where it stands among the choices. */
export interface Item {
  verb: string;
  name: string;
  place: string;
  count: number;
  minerals: number;
  gas: number;
  forced: boolean;
  /** The place of the last of them among the choices. */
  at: number;
  /** Not yet asked for. */
  waits: boolean;
}

function priceOf(wares: Ware[], verb: string, name: string): Ware | undefined {
  return wares.find(
    (ware) =>
      ware.verb === verb &&
      (ware.name === name || verb === 'build-base' || verb === 'build-transport' || verb === 'build-workers'),
  );
}

/** The purchases on a list, equal ones together. `wares` say what each costs. */
export function itemsOf(entries: Entry[], later: Entry[], wares: Ware[]): Item[] {
  const items: Item[] = [];
  const lots: [Entry, number, boolean][] = [
    ...entries.map((entry, at): [Entry, number, boolean] => [entry, at, false]),
    ...later.map((entry): [Entry, number, boolean] => [entry, -1, true]),
  ];
  for (const [{ choice }, at, waits] of lots) {
    const [verb, name, ...rest] = choice.map(String);
    if (verb === undefined || name === undefined || !(verb in stepOf)) continue;
    const ware = priceOf(wares, verb, name);
    const amount = verb === 'build-workers' ? Number(name) : 1;
    const less = (resource: string) => rest.filter((word) => word === `less-${resource}`).length;
    const place =
      verb === 'build-unit' ? (rest[0] ?? '') : ['build-base', 'build-transport'].includes(verb) ? name : '';
    const bought = {
      verb,
      name: verb === 'build-workers' ? '' : name,
      place,
      count: amount,
      minerals: (ware?.minerals ?? 0) * amount - less('minerals'),
      gas: (ware?.gas ?? 0) * amount - less('gas'),
      forced: rest.includes('force-mine'),
      at,
      waits,
    };
    const same = items.find(
      (item) =>
        item.verb === verb &&
        item.name === bought.name &&
        item.place === place &&
        item.forced === bought.forced &&
        item.waits === waits &&
        !bought.forced,
    );
    if (!same) items.push(bought);
    else {
      same.count += bought.count;
      same.minerals += bought.minerals;
      same.gas += bought.gas;
      same.at = at;
    }
  }
  return items;
}

/** What a list takes of what there is: minerals, gas and workers. */
export interface Payment {
  resource: 'minerals' | 'gas' | 'workers';
  spent: number;
  of: number;
}

export function paymentOf(before: Build | null | undefined, after: Build | null | undefined): Payment[] {
  if (!before || !after) return [];
  return (['minerals', 'gas', 'workers'] as const).map((resource) => ({
    resource,
    spent: Math.max(0, before[resource] - after[resource]),
    of: before[resource],
  }));
}

/** Workers that a list would put to work on each resource card, beside those who are there already. */
export function plannedWorkers(before: Player | undefined, after: Player | undefined): number[] {
  return (after?.resources ?? []).map((resource, at) => {
    const same =
      before?.resources.find((other) => other.area === resource.area && other.resource === resource.resource) ??
      before?.resources[at];
    return Math.max(0, resource.workers - (same?.workers ?? 0));
  });
}

/** The options of a question that buy something of a name. */
export function offersOf(options: OptionInfo[], verb: string, name: string): OptionInfo[] {
  return options.filter(
    ({ choice }) =>
      choice[0] === verb &&
      (verb === 'build-base' || verb === 'build-transport' || verb === 'build-workers' || choice[1] === name),
  );
}

interface Cost {
  minerals: number;
  gas: number;
}

/** What something costs now: less than is printed while an Event card makes it cheaper. */
export function costNow(options: OptionInfo[], verb: string, name: string, printed: Cost): Cost {
  if (!options.some(({ choice }) => choice[0] === 'none')) return printed;
  const costs = offersOf(options, verb, name).map(({ choice }) => ({
    minerals: printed.minerals - choice.filter((word) => word === 'less-minerals').length,
    gas: printed.gas - choice.filter((word) => word === 'less-gas').length,
  }));
  return costs.sort((one, other) => one.minerals + one.gas - other.minerals - other.gas)[0] ?? printed;
}

/** What can't be bought now and why: each reason once, with all it speaks against. */
export function reasonsOf(wares: Ware[]): { wares: Ware[]; why: NonNullable<Ware['why']> }[] {
  const found = new Map<string, { wares: Ware[]; why: NonNullable<Ware['why']> }>();
  for (const ware of wares) {
    if (!ware.why) continue;
    // Levels already built and levels above the next one say nothing new.
    const key = String(ware.why['key']);
    if (key === 'starcraft-refused-building-there' || key === 'starcraft-refused-building-level') continue;
    const same = found.get(JSON.stringify(ware.why));
    if (same) same.wares.push(ware);
    else found.set(JSON.stringify(ware.why), { wares: [ware], why: ware.why });
  }
  // What lacks a building can be seen on the sheet as well: it comes last.
  const plain = ({ why }: { why: NonNullable<Ware['why']> }) =>
    Number(why['key'] === 'starcraft-refused-unit-building' || why['key'] === 'starcraft-refused-unit-technology');
  return [...found.values()].sort((one, other) => plain(one) - plain(other));
}
