/** Runs in the page: its title, or the current banner's on home, if its first line is outside the window or covered. */
export function hiddenTitle(): string[] {
  const title = document.querySelector('[data-banner]:not([inert]) h2') ?? document.querySelector('main h1')!;
  const { left, top } = title.getBoundingClientRect();
  const bottom = top + parseFloat(getComputedStyle(title).fontSize);
  const hit = document.elementFromPoint(left + 4, (top + Math.min(bottom, innerHeight)) / 2);
  const isInView = top >= 0 && top < innerHeight - 20 && hit !== null && title.contains(hit);
  return isInView ? [] : [`“${title.textContent.trim().slice(0, 40)}” from ${Math.round(top)} px`];
}
