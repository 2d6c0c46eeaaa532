/**
 * Lets the buttons of the LiveMaps in `scope` put the live map, which waits in a template beside its drawing, in the
 * drawing's place. Returns what undoes it.
 */
export function answerLiveMaps(scope: HTMLElement): () => void {
  const stop = new AbortController();
  scope.addEventListener('click', ({ target }) => press(target as Element), stop);
  return () => stop.abort();
}

function press(target: Element) {
  const button = target.closest('button');
  const map = button?.closest('[data-live-map]');
  if (!button || !map) return;
  button.remove();
  map.querySelector('picture')?.remove();
  const template = map.querySelector('template')!;
  template.replaceWith(template.content);
  // The pressed button is gone: the focus goes on to what came in its place.
  map.querySelector('iframe')!.focus({ preventScroll: true });
}
