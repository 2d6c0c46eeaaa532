/** The article’s table as a calculation, in thousands of dollars: forty users. */
const licenses = (40 * 55 * 12) / 1000;
const ownPeople = 20;
const upkeepShare = 0.18;
const hosting = 4.8;
const adapter = 45;
const adapterUpkeep = 6;
const estimate = 150;

/** So many people copy for an hour and a half a day. */
export const hoursOf = (people: number) => people * 1.5;

/** Hours a day, on 220 days, at $38. */
const copying = (hours: number) => (hours * 220 * 38) / 1000;

/**
 * Years until building has cost less than keeping, when it takes `overrun` times the effort that was estimated.
 * Infinity where its upkeep and hosting cost more a year than what it replaces.
 */
export function breakEven(overrun: number, hours: number, planned = estimate): number {
  const keepYear = licenses + copying(hours);
  const buildYear = upkeepShare * planned * overrun + hosting;
  return keepYear > buildYear ? (planned * overrun + ownPeople) / (keepYear - buildYear) : Infinity;
}

/** Years until building, as planned, has cost less than adapting. Infinity where it costs more a year. */
export function catchesUp(planned: number): number {
  const saved = savedAYear(planned);
  return saved > 0 ? behind(planned) / saved : Infinity;
}

/** By how much more building costs at the start than adapting, and by how much less a year afterward. */
export const behind = (planned: number) => planned + ownPeople - adapter;
export const savedAYear = (planned: number) => licenses + adapterUpkeep - upkeepShare * planned - hosting;

/** The overrun from which on building never pays. */
export const neverAbove = (hours: number) => (licenses + copying(hours) - hosting) / (upkeepShare * estimate);

export const tenYears = {
  build: (overrun: number) => estimate * overrun + ownPeople + 10 * (upkeepShare * estimate * overrun + hosting),
  adapt: (overrun: number) => adapter * overrun + 10 * (licenses + adapterUpkeep),
  keep: (hours: number) => 10 * (licenses + copying(hours)),
};

/** In what share of the pairs building costs less over ten years than adapting, each with an overrun of its own. */
export function buildBeatsAdapt(overruns: number[]): number {
  const pairs = overruns.flatMap((build) => overruns.map((adapt) => tenYears.build(build) < tenYears.adapt(adapt)));
  return pairs.filter(Boolean).length / pairs.length;
}
