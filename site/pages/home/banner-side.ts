/**
 * The position of the banner at `index`, of `count` banners in a circle, while the one at `current` is in view: 0 in view, 1 on
 * the right, -1 on the left, whichever is closer. Two banners that trade places move in the same direction: each leaves to the
 * side opposite the one from which the other comes.
 */
export function bannerSide(index: number, current: number, count: number): -1 | 0 | 1 {
  const ahead = (index - current + count) % count;
  if (ahead === 0) return 0;
  // A banner that is equally far either way goes to the side that its order decides.
  if (ahead * 2 === count) return index > current ? 1 : -1;
  return ahead * 2 < count ? 1 : -1;
}
