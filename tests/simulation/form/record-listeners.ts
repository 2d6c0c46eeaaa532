/**
 * Runs a document's script and returns a function that removes the listeners it added to document and window, which all
 * documents here share.
 */
export function recordListeners(run: () => void): () => void {
  const removals: (() => void)[] = [];
  const targets = [document, window] as const;
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...listener: [string, EventListener, boolean?]) => {
      removals.push(() => target.removeEventListener(...listener));
      add(...listener);
    };
  }
  run();
  for (const target of targets) Reflect.deleteProperty(target, 'addEventListener');
  return () => {
    for (const remove of removals) remove();
  };
}
