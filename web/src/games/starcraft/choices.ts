// Made from the game's verbs by `make types`.

export type Choice =
  | [verb: "done"]
  | [verb: "none"]
  | [verb: "yes"]
  | [verb: "no"]
  | [verb: "faction", faction: string]
  | [verb: "lead", leadership: string]
  | [verb: "place-planet", planet: string, x: number, y: number, turns: number]
  | [verb: "place-base", area: string]
  | [verb: "place-z-route", major: string, minor: string]
  | [verb: "place-units", unit: string, area: string, amount: number]
  | [verb: "place-transport", route: string]
  | [verb: "order", order: "build" | "mobilize" | "research" | "star", planet: string, special?: "special"]
  | [verb: "defend", area: string]
  | [verb: "star", order: "build" | "mobilize" | "research", special?: "special"]
  | [verb: "put-back", event: string]
  | [verb: "deploy", unit: string, area: string, amount: number]
  | [verb: "avenge", seat: number, area: string, what: string]
  | [verb: "reveal", planet: string]
  | [verb: "execute", planet: string, card?: string]
  | [verb: "event", planet: string]
  | [verb: "build-workers", amount: number, ...how: ("less-minerals" | "less-gas" | "force-mine")[]]
  | [verb: "build-transport", route: string, ...how: ("less-minerals" | "less-gas" | "force-mine")[]]
  | [verb: "build-unit", unit: string, area: string, ...how: ("less-minerals" | "less-gas" | "force-mine")[]]
  | [verb: "build-on-card", unit: string, ...how: ("less-minerals" | "less-gas" | "force-mine")[]]
  | [verb: "build-building", building: string, ...how: ("less-minerals" | "less-gas" | "force-mine")[]]
  | [verb: "build-module", module: string, ...how: ("less-minerals" | "less-gas" | "force-mine")[]]
  | [verb: "build-base", area: string, ...how: ("less-minerals" | "less-gas" | "force-mine")[]]
  | [verb: "pay-card", area: string]
  | [verb: "pay-token", resource: "minerals" | "gas"]
  | [verb: "pay-permanent", resource: "minerals" | "gas"]
  | [verb: "force-mine", area: string]
  | [verb: "move", unit: string, source: string, target: string, amount: number]
  | [verb: "lift-off", source: string, target: string]
  | [verb: "recall", unit: string, source: string, target: string]
  | [verb: "draw"]
  | [verb: "research", technology: string, ...how: ("less-minerals" | "less-gas" | "force-mine")[]]
  | [verb: "draw-event"]
  | [verb: "take", card: string]
  | [verb: "use", card: string]
  | [verb: "front", unit: string]
  | [verb: "pair", unit: string, against: string]
  | [verb: "support", unit: string, skirmish: number]
  | [verb: "swap", unit: string, role: "front" | "support", skirmish: number, other: string, other_role: "front" | "support", other_skirmish: number]
  | [verb: "cards", standard: string, reinforcement?: string]
  | [verb: "blind", reinforcement?: string]
  | [verb: "skirmish", skirmish: number]
  | [verb: "lose", unit: string, skirmish?: number, front?: "front"]
  | [verb: "lose-worker"]
  | [verb: "withdraw", area: string]
  | [verb: "retreat", area: string]
  | [verb: "excess", unit: string]
  | [verb: "leave", unit: string]
  | [verb: "play", event: string]
  | [verb: "discard", card: string]
  | [verb: "choose-area", area: string]
  | [verb: "choose-planet", planet: string]
  | [verb: "choose-seat", seat: number]
  | [verb: "choose-route", route: string]
  | [verb: "choose-transport", route: string, seat: number]
  | [verb: "raise-order", planet: string, place: number]
  | [verb: "choose-unit", unit: string, area?: string]
  | [verb: "choose-module", module: string]
  | [verb: "take-token", resource: "minerals" | "gas"]
  | [verb: "pick-events", ...events: string[]]
  | [verb: "pick-up", item: "psi-emitter" | "khalis-crystal" | "uraj-crystal", unit: string, area: string]
  | [verb: "carry", item: "psi-emitter" | "khalis-crystal" | "uraj-crystal", source: string, target: string]
  | [verb: "collateral", what: "base" | "installation" | "workers"]
  | [verb: "choose-effect", number: number]
  | [verb: "destroy-unit", unit: string, area: string]
  | [verb: "destroy-base", area: string]
  | [verb: "destroy-transport", route: string]
  | [verb: "pay-by-hand"];

export type Verb = Choice[0];

/** What the arguments of each verb name. */
export const kinds: Record<Verb, readonly string[]> = {
  "done": [],
  "none": [],
  "yes": [],
  "no": [],
  "faction": ["faction"],
  "lead": ["leadership"],
  "place-planet": ["planet", "coordinate", "coordinate", "turns"],
  "place-base": ["area"],
  "place-z-route": ["planet", "planet"],
  "place-units": ["unit", "area", "amount"],
  "place-transport": ["route"],
  "order": ["order", "planet", "flag"],
  "defend": ["area"],
  "star": ["order", "flag"],
  "put-back": ["event"],
  "deploy": ["unit", "area", "amount"],
  "avenge": ["seat", "area", "unit"],
  "reveal": ["planet"],
  "execute": ["planet", "event"],
  "event": ["planet"],
  "build-workers": ["amount", "how"],
  "build-transport": ["route", "how"],
  "build-unit": ["unit", "area", "how"],
  "build-on-card": ["unit", "how"],
  "build-building": ["building", "how"],
  "build-module": ["module", "how"],
  "build-base": ["area", "how"],
  "pay-card": ["area"],
  "pay-token": ["resource"],
  "pay-permanent": ["resource"],
  "force-mine": ["area"],
  "move": ["unit", "area", "area", "amount"],
  "lift-off": ["area", "area"],
  "recall": ["unit", "area", "area"],
  "draw": [],
  "research": ["technology", "how"],
  "draw-event": [],
  "take": ["card"],
  "use": ["card"],
  "front": ["unit"],
  "pair": ["unit", "unit"],
  "support": ["unit", "skirmish"],
  "swap": ["unit", "role", "skirmish", "unit", "role", "skirmish"],
  "cards": ["card", "card"],
  "blind": ["card"],
  "skirmish": ["skirmish"],
  "lose": ["unit", "skirmish", "flag"],
  "lose-worker": [],
  "withdraw": ["area"],
  "retreat": ["area"],
  "excess": ["unit"],
  "leave": ["unit"],
  "play": ["event"],
  "discard": ["card"],
  "choose-area": ["area"],
  "choose-planet": ["planet"],
  "choose-seat": ["seat"],
  "choose-route": ["route"],
  "choose-transport": ["route", "seat"],
  "raise-order": ["planet", "amount"],
  "choose-unit": ["unit", "area"],
  "choose-module": ["module"],
  "take-token": ["resource"],
  "pick-events": ["event"],
  "pick-up": ["item", "unit", "area"],
  "carry": ["item", "area", "area"],
  "collateral": ["what"],
  "choose-effect": ["effect"],
  "destroy-unit": ["unit", "area"],
  "destroy-base": ["area"],
  "destroy-transport": ["route"],
  "pay-by-hand": [],
};
