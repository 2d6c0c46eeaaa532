type TextField = HTMLInputElement | HTMLTextAreaElement;

const controls = 'a, button, input, textarea';

const isField = (control: Element | undefined): control is TextField =>
  control !== undefined && 'value' in control && control.matches('input:not([type=hidden]), textarea');

/**
 * Remembers the text typed into an island's controls, and the focus, before React hydrates its markup. If a translator
 * has changed the markup, React renders new controls: the returned function restores the text, the focus and the caret
 * in them. Call it before effects that read the fields.
 */
export function preserveInput(container: Element): () => void {
  const findControls = () => [...container.querySelectorAll<HTMLElement>(controls)];
  const before = findControls();
  const focused = before.indexOf(document.activeElement as HTMLElement);

  return () => {
    if (before.every(({ isConnected }) => isConnected)) return;
    const after = findControls();
    for (const [index, old] of before.entries()) {
      const field = after[index];
      if (isField(old) && isField(field) && old.value) field.value = old.value;
    }
    after[focused]?.focus({ preventScroll: true });
    const [from, to] = [before[focused], after[focused]];
    // Scripts cannot read the caret of an email field.
    if (isField(from) && isField(to) && from.selectionStart !== null)
      to.setSelectionRange(from.selectionStart, from.selectionEnd);
  };
}
