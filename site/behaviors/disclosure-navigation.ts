const groupOf = (event: Event) => (event.target as Element).closest('[data-group]');

/** The group that was open before a click on its button, by hovering or without the script: that must not close it. */
let hovered: Element | null = null;

/** Opens one group of the header and closes the others, or all for null. */
function open(group: Element | null) {
  for (const button of document.querySelectorAll('[data-group] > button')) {
    const expanded = String(group !== null && group.contains(button));
    if (button.ariaExpanded !== expanded) button.ariaExpanded = expanded;
  }
}

/**
 * The WAI-ARIA disclosure navigation: a click on a button in the header or in the menu expands or collapses what follows it.
 * In the menu each is independent. In the header at most one is open: it also opens on hover, and closes on Escape (which
 * returns focus to the button), when a link is chosen, and when pointer or focus leave it.
 */
export function disclosureNavigation() {
  document.addEventListener('pointerover', (event) => {
    const group = groupOf(event);
    // Moving within the group must not open it again after it has been closed.
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
  // What the style sheet has opened before the script came must not close under the pointer or the focus.
  const begun = document.querySelector('[data-group]:is(:hover, :has(ul :focus))');
  if (begun) open((hovered = begun));
}
