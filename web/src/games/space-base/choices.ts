// Made from the game's verbs by `make types`.

export type Choice =
  | [verb: "set", card: string, value: number]
  | [verb: "roll"]
  | [verb: "reroll", card: string, dice: "first" | "second" | "both"]
  | [verb: "keep"]
  | [verb: "dice"]
  | [verb: "sum"]
  | [verb: "shift", card: string, steps: number]
  | [verb: "double", card: string, sector: number]
  | [verb: "sector", sector: number]
  | [verb: "charge", card: string]
  | [verb: "decline"]
  | [verb: "carry", tokens: number]
  | [verb: "use", card: string, target?: string]
  | [verb: "move", source: string, target: string]
  | [verb: "stay"]
  | [verb: "buy", ...cards: string[]]
  | [verb: "buy-into", card: string, sector: number]
  | [verb: "claim", card: string]
  | [verb: "pass"];

export type Verb = Choice[0];

/** What the arguments of each verb name. */
export const kinds: Record<Verb, readonly string[]> = {
  "set": ["card", "value"],
  "roll": [],
  "reroll": ["card", "which"],
  "keep": [],
  "dice": [],
  "sum": [],
  "shift": ["card", "steps"],
  "double": ["card", "sector"],
  "sector": ["sector"],
  "charge": ["card"],
  "decline": [],
  "carry": ["tokens"],
  "use": ["card", "card"],
  "move": ["card", "card"],
  "stay": [],
  "buy": ["card"],
  "buy-into": ["card", "sector"],
  "claim": ["card"],
  "pass": [],
};
