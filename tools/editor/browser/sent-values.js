/**
 * The values that a field has sent to the CMS and that have not come back from it yet: a value may come back after the next
 * keystroke, and must not undo it.
 */
export function sentValues() {
  let awaited = [];
  return {
    add(value) {
      awaited.push(value);
    },

    /** Whether a value that arrives was sent from here. Stops waiting for it and for those sent before it. */
    take(value) {
      const index = awaited.indexOf(value);
      awaited = awaited.slice(index + 1);
      return index !== -1;
    },
  };
}
