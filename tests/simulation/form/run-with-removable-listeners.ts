/**
 * Runs a document's script and returns a function that removes the listeners it added to document and window, which all
 * documents here share.
 */
export function runWithRemovableListeners(run: () => void): () => void {
  const removals: (() => void)[] = [];
  const targets = [document, window] as const;
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...args: [string, EventListener, boolean?]) => {
      removals.push(() => target.removeEventListener(...args));
      add(...args);
    };
  }
  try {
    run();
  } finally {
    for (const target of targets) Reflect.deleteProperty(target, 'addEventListener');
  }
  return () => {
    for (const remove of removals) remove();
  };
}
