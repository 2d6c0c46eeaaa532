/** What `aria-current` says of a link to `target` on the page at `path`: this page, a page above it, or nothing. */
export function currentMark(target: string, path: string): 'page' | 'true' | undefined {
  if (target === path) return 'page';
  return target !== '/' && path.startsWith(`${target}/`) ? 'true' : undefined;
}
