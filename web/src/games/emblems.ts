import risk from './risk-emblem.svg';
import spaceBase from './space-base-emblem.svg';
import starcraft from './starcraft-emblem.svg';

/** A small picture of each game, for the lobby. */
export const emblems: Record<string, string> = { 'space-base': spaceBase, risk, starcraft };
