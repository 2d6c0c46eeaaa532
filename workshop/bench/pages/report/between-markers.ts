const begin = '<!-- figures: written by workshop/bench/pages -->';
const end = '<!-- end of figures -->';

/** `text` with `figures` between its markers. Throws if it has no such markers. */
export function betweenMarkers(text: string, figures: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) {
    throw new Error(`docs/performance.md has lost its markers: write ${begin} and ${end} where the figures belong.`);
  }
  return `${text.slice(0, from + begin.length)}\n\n${figures}\n\n${text.slice(to)}`;
}
