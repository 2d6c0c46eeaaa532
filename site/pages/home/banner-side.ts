/**
 * Where the banner at `at` of `count` stands while the one at `index` is in view: 0 in view, 1 at the right, -1 at the
 * left, the nearer way round. Whichever two change places, they move the same way: what one was to the other, the other
 * then is to it.
 */
export function bannerSide(at: number, index: number, count: number): -1 | 0 | 1 {
  const ahead = (at - index + count) % count;
  if (ahead === 0) return 0;
  // Just as far either way round: then the way they are counted.
  if (ahead * 2 === count) return at > index ? 1 : -1;
  return ahead * 2 < count ? 1 : -1;
}
