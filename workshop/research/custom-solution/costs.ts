// The article's table as a calculation. Amounts are in thousands of dollars; recurring costs are those of a year.

/** Forty users at $55 a month. */
const licenses = (40 * 55 * 12) / 1000;
/** The time of the company's own people that a build takes, once. */
const ownPeople = 20;
/** A year's upkeep of a build as a share of its price. */
const upkeepShare = 0.18;
const hosting = 4.8;
/** The price of an adapter to the bought product. */
const adapter = 45;
/** A year's upkeep of the adapter. */
const adapterUpkeep = 6;
/** The estimated price of the build. */
const estimate = 150;

/** Hours of copying per day: each person copies for an hour and a half. */
export const copyingHours = (people: number) => people * 1.5;

/** The cost of a year's copying: `hours` a day, on 220 days, at $38 an hour. */
const copyingCost = (hours: number) => (hours * 220 * 38) / 1000;

/** The cost of a year of a build: upkeep and hosting. */
const buildYear = (overrun: number, planned = estimate, upkeep = upkeepShare) => upkeep * planned * overrun + hosting;

/**
 * Years until building has cost less than keeping the old process, if it takes `overrun` times the estimated effort.
 * Infinity if its upkeep and hosting cost at least as much per year as what it replaces.
 */
export function breakEvenYears(overrun: number, hours: number, planned = estimate): number {
  const saved = licenses + copyingCost(hours) - buildYear(overrun, planned);
  return saved > 0 ? (planned * overrun + ownPeople) / saved : Infinity;
}

/** Years until building, as planned, has cost less than adapting. Infinity if it saves nothing per year. */
export function catchUpYears(planned: number): number {
  const saved = yearlySavings(planned);
  return saved > 0 ? extraUpfrontCost(planned) / saved : Infinity;
}

/** The additional cost of building at the start, compared to adapting. */
export const extraUpfrontCost = (planned: number) => planned + ownPeople - adapter;
/** The savings of building in each year afterward, compared to adapting. */
export const yearlySavings = (planned: number) => licenses + adapterUpkeep - upkeepShare * planned - hosting;

/** The overrun above which building never pays. */
export const maxOverrun = (hours: number) => (licenses + copyingCost(hours) - hosting) / (upkeepShare * estimate);

/** The costs of ten years. */
export const tenYears = {
  build: (overrun: number, planned = estimate, upkeep = upkeepShare) =>
    planned * overrun + ownPeople + 10 * buildYear(overrun, planned, upkeep),
  adapt: (overrun: number) => adapter * overrun + 10 * (licenses + adapterUpkeep),
  keep: (hours: number) => 10 * (licenses + copyingCost(hours)),
};

interface Assumptions {
  /** The part of a year that building takes, in which two people keep copying under the old licenses. */
  wait?: number;
  /** The estimated price of the build. */
  planned?: number;
  /** A year's upkeep as a share of that price. */
  upkeep?: number;
}

/** The share of pairs in which building costs less over ten years than adapting, each with its own overrun. */
export function buildBeatsAdapt(
  overruns: number[],
  { wait = 0, planned = estimate, upkeep = upkeepShare }: Assumptions = {},
): number {
  const keepYear = licenses + copyingCost(copyingHours(2));
  const buildCosts = overruns.map(
    (overrun) => tenYears.build(overrun, planned, upkeep) + wait * (keepYear - buildYear(overrun, planned, upkeep)),
  );
  const adaptCosts = overruns.map((overrun) => tenYears.adapt(overrun));
  const cheaper = buildCosts.reduce((sum, cost) => sum + adaptCosts.filter((adaptCost) => cost < adaptCost).length, 0);
  return cheaper / (buildCosts.length * adaptCosts.length);
}
