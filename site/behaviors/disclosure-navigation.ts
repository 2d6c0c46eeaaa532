const groupOf = (event: Event) => (event.target as Element).closest('[data-group]');

/** The group that a mouse opened by coming over it: pressing its button then means it, and must not close it. */
let hovered: Element | null = null;

/** Opens one group of the header and closes the others; null closes all. */
function open(group: Element | null) {
  for (const button of document.querySelectorAll('[data-group] > button')) {
    const expanded = String(group !== null && group.contains(button));
    if (button.ariaExpanded !== expanded) button.ariaExpanded = expanded;
  }
}

/**
 * The WAI-ARIA disclosure navigation. A press on a button that expands what follows it, in the header or in the menu, opens
 * or closes it. In the menu each stands for itself. In the header one is open at most: it opens too when a mouse comes over
 * it, and closes on Escape (which gives focus back to the button), on a choice, and when pointer or focus go elsewhere.
 */
export function disclosureNavigation() {
  document.addEventListener('pointerover', (event) => {
    const group = groupOf(event);
    // Not again while it moves about in the group, where it may just have been closed.
    if (event.pointerType !== 'mouse' || group?.contains(event.relatedTarget as Node | null)) return;
    if (!group?.querySelector('[aria-expanded=true]')) hovered = group;
    open(group);
  });
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('header button[aria-expanded]');
    const group = groupOf(event);
    const wasOpen = button?.ariaExpanded === 'true';
    if (button && !group) button.ariaExpanded = String(!wasOpen);
    else open(button && (!wasOpen || hovered === group) ? group : null);
    hovered = null;
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
