/** Whether the element waits for a script: the site's own, or its island's, which is loaded later. */
export const isWaiting = (element: Element) =>
  !('listening' in document.documentElement.dataset) || element.closest('site-island:not([data-hydrated])');

/**
 * Returns a function that finds the element again: React replaces an island's markup if a translator has changed it. The
 * function returns undefined once the element has been removed.
 */
export function createFinder<Kind extends HTMLElement>(element: Kind): () => Kind | undefined {
  const island = element.closest('site-island');
  const findAll = () => [...(island?.querySelectorAll<Kind>(element.localName) ?? [])];
  const index = findAll().indexOf(element);
  return () => (element.isConnected ? element : findAll()[index]);
}
