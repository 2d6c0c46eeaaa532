const groupOf = (event: Event) => (event.target as Element).closest('[data-group]');

/** Opens one group of the header and closes the others; null closes all. */
function open(group: Element | null) {
  for (const button of document.querySelectorAll('[data-group] > button')) {
    button.ariaExpanded = String(group !== null && group.contains(button));
  }
}

/**
 * A group opens when a mouse is over it or its button is pressed, and closes on Escape (which gives focus back to the
 * button), on a choice, and when pointer or focus go elsewhere. Listens on the document, so it serves any header.
 */
export function answerHeaderGroups() {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') open(groupOf(event));
  });
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[data-group] > button');
    if (button) open(button.ariaExpanded === 'true' ? null : groupOf(event));
    else open(null);
  });
  document.addEventListener('focusin', (event) => {
    const group = groupOf(event);
    if (!group?.querySelector('[aria-expanded=true]')) open(null);
  });
  document.addEventListener('keydown', (event) => {
    const group = groupOf(event);
    if (event.key !== 'Escape') return;
    if (group?.querySelector('[aria-expanded=true]')) group.querySelector('button')?.focus();
    open(null);
  });
}
