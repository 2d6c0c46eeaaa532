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

/** A random sample of `count` items, without replacement. */
export function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const pool = [...items];
  for (let place = 0; place < count; place++) {
    const other = place + Math.floor(random() * (pool.length - place));
    [pool[place], pool[other]] = [pool[other]!, pool[place]!];
  }
  return pool.slice(0, count);
}

/** The quantile at `share` (0 to 1), interpolated linearly. Needs at least one value. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return below + (above - below) * (place - Math.floor(place));
}

/** Rounds to a number of decimals, so that results.json is the same on every machine. */
export const rounded = (value: number, decimals = 4) => Number(value.toFixed(decimals));
