/**
 * The `aria-current` of a link to `target` on the page at `path`: 'page' for the page itself, 'true' for a page above it.
 * `below` lists, separated by spaces, the pages under `target` whose addresses do not begin with its own. The path is '' for
 * a page without an address.
 */
export function currentMark(target: string, path: string, below = ''): 'page' | 'true' | undefined {
  if (target === path) return 'page';
  const isAbove = target.length > 1 && path.startsWith(`${target}/`);
  const isBelow = path !== '' && below.split(' ').includes(path);
  return isAbove || isBelow ? 'true' : undefined;
}
