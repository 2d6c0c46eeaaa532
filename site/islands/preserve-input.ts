type TextField = HTMLInputElement | HTMLTextAreaElement;

const controlSelector = 'a, button, input, textarea';

const isTextField = (control: Element | undefined): control is TextField =>
  control !== undefined && 'value' in control && control.matches('input:not([type=hidden]), textarea');

/**
 * Remembers the text typed into an island's controls, and the focus, before React hydrates its markup. If a translator
 * has changed the markup, React renders new controls: the returned function restores the text, the focus and the caret
 * in them. It must be called before effects that read the fields.
 */
export function preserveInput(container: Element): () => void {
  const findControls = () => [...container.querySelectorAll<HTMLElement>(controlSelector)];
  const oldControls = findControls();
  const focusedIndex = oldControls.indexOf(document.activeElement as HTMLElement);

  return () => {
    if (oldControls.every(({ isConnected }) => isConnected)) return;
    const newControls = findControls();
    for (const [index, old] of oldControls.entries()) {
      const field = newControls[index];
      if (isTextField(old) && isTextField(field) && old.value) field.value = old.value;
    }
    newControls[focusedIndex]?.focus({ preventScroll: true });
    const [oldControl, newControl] = [oldControls[focusedIndex], newControls[focusedIndex]];
    // Scripts cannot read the caret of an email field.
    if (isTextField(oldControl) && isTextField(newControl) && oldControl.selectionStart !== null)
      newControl.setSelectionRange(oldControl.selectionStart, oldControl.selectionEnd);
  };
}
