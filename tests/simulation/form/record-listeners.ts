/**
 * Records the listeners added to document and window, which all documents here share, from now on. Returns a function
 * that removes them and ends the recording, as the end of a document does.
 */
export function recordListeners(): () => void {
  const removals: (() => void)[] = [];
  const targets = [document, window] as const;
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...args: [string, EventListener, (boolean | AddEventListenerOptions)?]) => {
      removals.push(() => target.removeEventListener(...args));
      add(...args);
    };
  }
  return () => {
    for (const target of targets) Reflect.deleteProperty(target, 'addEventListener');
    for (const remove of removals) remove();
  };
}
