type TextField = HTMLInputElement | HTMLTextAreaElement;

const controls = 'a, button, input, textarea';

const isField = (control: Element | undefined): control is TextField =>
  control !== undefined && 'value' in control && control.matches('input:not([type=hidden]), textarea');

/**
 * Notes the controls of an island before React takes over its markup. Returns what puts the words typed into them, and the
 * focus with its caret, into their successors: where a translator had changed the markup, React has rendered all of it anew.
 * To be called before effects that read the fields.
 */
export function keepTyped(container: Element): () => void {
  const controlsNow = () => [...container.querySelectorAll<HTMLElement>(controls)];
  const before = controlsNow();
  const focused = before.indexOf(document.activeElement as HTMLElement);

  return () => {
    if (before.every(({ isConnected }) => isConnected)) return;
    const after = controlsNow();
    for (const [at, old] of before.entries()) {
      const field = after[at];
      if (isField(old) && isField(field) && old.value) field.value = old.value;
    }
    after[focused]?.focus({ preventScroll: true });
    const [from, to] = [before[focused], after[focused]];
    // A field for an email address has no caret that a script may know.
    if (isField(from) && isField(to) && from.selectionStart !== null)
      to.setSelectionRange(from.selectionStart, from.selectionEnd);
  };
}
