const groupAt = (event: Event) => (event.target as Element).closest('[data-group]');

const isOpen = (group: Element | null) => group?.querySelector('[aria-expanded=true]') != null;

/**
 * The group that was opened by hovering, or by the style sheet before the script was loaded: the first click on its button
 * must not close it.
 */
let groupOpenedByHover: Element | null = null;

/** Opens one group of the header and closes the others; null closes all. */
function openOnly(group: Element | null) {
  for (const button of document.querySelectorAll('[data-group] > button')) {
    const expanded = String(group !== null && group.contains(button));
    if (button.ariaExpanded !== expanded) button.ariaExpanded = expanded;
  }
}

/**
 * The WAI-ARIA disclosure navigation: a click on a button in the header or in the menu expands or collapses its group.
 * In the menu, each group is independent. In the header, at most one is open: it also opens on hover, and closes on Escape
 * (which returns the focus to the button), when a link is chosen, and when the pointer or the focus leaves it.
 */
export function disclosureNavigation() {
  document.addEventListener('pointerover', (event) => {
    const group = groupAt(event);
    // Moving within the group must not open it again after it has been closed.
    if (event.pointerType !== 'mouse' || group?.contains(event.relatedTarget as Node | null)) return;
    if (!isOpen(group)) groupOpenedByHover = group;
    openOnly(group);
  });
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('header button[aria-expanded]');
    const group = groupAt(event);
    const wasOpen = button?.ariaExpanded === 'true';
    if (button && !group) button.ariaExpanded = String(!wasOpen);
    else openOnly(button && (!wasOpen || groupOpenedByHover === group) ? group : null);
    groupOpenedByHover = null;
  });
  document.addEventListener('focusin', (event) => {
    if (!isOpen(groupAt(event))) openOnly(null);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const group = groupAt(event);
    if (isOpen(group)) group!.querySelector('button')?.focus();
    openOnly(null);
  });
  // A group that the style sheet opened before the script was loaded must not close while it has the pointer or the focus.
  groupOpenedByHover = document.querySelector('[data-group]:is(:hover, :has(ul :focus))');
  if (groupOpenedByHover) openOnly(groupOpenedByHover);
}
