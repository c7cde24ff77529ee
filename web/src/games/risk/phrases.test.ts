import { expect, it } from 'vitest';
import { achievementText, cardText, labelLines, ownerWords, territoryWords } from './phrases';
import { sampleComponents, sampleSeats, sampleView } from './sample';

const text = (key: string, args: Record<string, string | number> = {}) =>
  [key.replace('risk-board-', '').replace('risk-territory-', ''), ...Object.values(args)].join(' ');
const board = { view: sampleView(4), components: sampleComponents(), seats: sampleSeats(4), text };

it('tells everything about a territory, and what lies around it', () => {
  const words = territoryWords(board, 'augustgrad');
  expect(words).toContain('augustgrad');
  expect(words).toContain('owner-you');
  expect(words).toContain('units 8');
  expect(words).toContain('base-of Ada');
  expect(words).toContain('neighbour keresh-province');
});

it('tells allies from others, neutral forces and nobody', () => {
  expect(ownerWords(board, 1)).toBe('owner Bea');
  expect(ownerWords(board, null)).toBe('owner-nobody');
  const teams = sampleView(4);
  teams.players.forEach((player, seat) => (player.team = seat % 2));
  expect(ownerWords({ ...board, view: teams }, 2)).toBe('owner-ally Curie');
  const neutral = sampleView(4, { neutrals: [{ faction: 'zagara', territories: 3, units: 9 }] });
  expect(ownerWords({ ...board, view: neutral }, 4)).toContain('zagara');
});

it('says what a card does with the numbers of this game', () => {
  const say = ({ key, arguments: args }: { key: string; arguments: Record<string, unknown> }) =>
    `${key} ${String(args.amount)}`;
  expect(cardText({ components: sampleComponents(), say }, 'tactical-nuke')).toBe('risk-effect-strike 4');
  expect(achievementText({ text }, { id: 'take-ten', goal: 9 })).toBe('risk-achievement-take-ten-text 9');
});

it('breaks long names into lines', () => {
  expect(labelLines('Temple of the Preservers')).toEqual(['Temple of the', 'Preservers']);
  expect(labelLines('Ursa')).toEqual(['Ursa']);
  expect(labelLines('Verwilderte Schwarmstöcke')).toEqual(['Verwilderte', 'Schwarmstöcke']);
});
