// Made from the game's verbs by `make types`.

export type Choice =
  | [verb: "pick", faction: string, colour?: string]
  | [verb: "base", territory: string]
  | [verb: "occupy", territory: string]
  | [verb: "neutral", territory: string]
  | [verb: "place", territory: string, units: number]
  | [verb: "hero", territory: string]
  | [verb: "tower", territory: string]
  | [verb: "offer", card: string]
  | [verb: "withdraw", card: string]
  | [verb: "trade"]
  | [verb: "play", card: string, ...aim: string[]]
  | [verb: "pass"]
  | [verb: "reroll", ...die: number[]]
  | [verb: "draw"]
  | [verb: "decline"]
  | [verb: "invade", source: string, target: string, units: number, hero?: "hero"]
  | [verb: "storm", source: string, target: string, keep: number, hero?: "hero"]
  | [verb: "defend", dice: number]
  | [verb: "advance", units: number]
  | [verb: "manoeuvre", source: string, target: string]
  | [verb: "airlift", source: string, target: string]
  | [verb: "move", units: number, hero?: "hero"]
  | [verb: "bring", source: string, units: number, hero?: "hero"]
  | [verb: "achieve", achievement: string]
  | [verb: "none"]
  | [verb: "ask", territory: string]
  | [verb: "agree"]
  | [verb: "refuse"]
  | [verb: "done"];

export type Verb = Choice[0];

/** What the arguments of each verb name. */
export const kinds: Record<Verb, readonly string[]> = {
  "pick": ["faction", "faction"],
  "base": ["territory"],
  "occupy": ["territory"],
  "neutral": ["territory"],
  "place": ["territory", "amount"],
  "hero": ["territory"],
  "tower": ["territory"],
  "offer": ["card"],
  "withdraw": ["card"],
  "trade": [],
  "play": ["card", "aim"],
  "pass": [],
  "reroll": ["die"],
  "draw": [],
  "decline": [],
  "invade": ["territory", "territory", "amount", "flag"],
  "storm": ["territory", "territory", "amount", "flag"],
  "defend": ["amount"],
  "advance": ["amount"],
  "manoeuvre": ["territory", "territory"],
  "airlift": ["territory", "territory"],
  "move": ["amount", "flag"],
  "bring": ["territory", "amount", "flag"],
  "achieve": ["achievement"],
  "none": [],
  "ask": ["territory"],
  "agree": [],
  "refuse": [],
  "done": [],
};
