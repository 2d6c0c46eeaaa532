/**
 * What `aria-current` says of a link to `target` on the page at `path`: this page, a page above it, or nothing. `below` names,
 * with spaces between, the pages under it whose addresses do not begin with its own. A page without an address has the path ''.
 */
export function currentMark(target: string, path: string, below = ''): 'page' | 'true' | undefined {
  if (target === path) return 'page';
  const isAbove = target !== '/' && path.startsWith(`${target}/`);
  const isBelow = path !== '' && below.split(' ').includes(path);
  return isAbove || isBelow ? 'true' : undefined;
}
