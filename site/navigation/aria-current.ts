/**
 * The `aria-current` of a link to `target` on the page at `path`: 'page' for the page itself, 'true' for a parent page.
 * `childPaths` lists, separated by spaces, the child pages of `target`, whose addresses need not begin with its own. `path` is ''
 * on a page without an address.
 */
export function ariaCurrentOf(target: string, path: string, childPaths = ''): 'page' | 'true' | undefined {
  if (target === path) return 'page';
  const isParent = target.length > 1 && path.startsWith(`${target}/`);
  const isListedParent = path !== '' && childPaths.split(' ').includes(path);
  return isParent || isListedParent ? 'true' : undefined;
}
