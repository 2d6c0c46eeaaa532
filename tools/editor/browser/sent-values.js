/**
 * The values that a field has sent to the CMS and that have not come back from it yet: a value may arrive after the next
 * keystroke, which it must not undo.
 */
export function sentValues() {
  let awaited = [];
  return {
    add(value) {
      awaited.push(value);
    },

    /** Whether a value that arrives was sent from here. It and those sent before it are awaited no longer. */
    take(value) {
      const index = awaited.indexOf(value);
      awaited = awaited.slice(index + 1);
      return index !== -1;
    },
  };
}
