/** A seeded random number generator (mulberry32): 0 to below 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random sample of `count` items, without replacement. Throws if there are fewer. */
export const draw = <Item>(items: readonly Item[], count: number, random: () => number): Item[] =>
  drawAndRest(items, count, random).drawn;

/** A random sample of `count` items, without replacement, and the items that are left. Throws if there are fewer. */
export function drawAndRest<Item>(items: readonly Item[], count: number, random: () => number) {
  if (count > items.length) throw new Error(`a sample of ${count} cannot be drawn from ${items.length} items`);
  const pool = [...items];
  for (let index = 0; index < count; index++) {
    const other = index + Math.floor(random() * (pool.length - index));
    [pool[index], pool[other]] = [pool[other]!, pool[index]!];
  }
  return { drawn: pool.slice(0, count), rest: pool.slice(count) };
}

/** Shuffles an array in place (Fisher and Yates). */
export function shuffle(items: unknown[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other], items[index]];
  }
}

/** A bootstrap sample: items drawn with replacement, as many as there are. */
export const resample = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items.map(() => items[Math.floor(random() * items.length)]!);

export const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The quantile at `share` (0 to 1), interpolated linearly between sorted values. Needs at least one value. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)]!;
  const above = sorted[Math.ceil(position)]!;
  return below + (above - below) * (position - Math.floor(position));
}

/** Rounds to a number of decimals, so that results.json is the same on every machine. */
export const roundTo = (value: number, decimals = 4) => Number(value.toFixed(decimals));
