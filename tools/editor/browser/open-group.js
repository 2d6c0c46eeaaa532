/** Opens a collapsed group or list entry when its summary is clicked, not only its arrow. */
document.addEventListener('click', ({ target }) => {
  const group = target.closest?.('.summary, [id$="-summary"]')?.closest('[role="group"]');
  // The first arrow is the group's own; the arrows of groups within it follow.
  const arrow = group?.querySelector('[aria-expanded]');
  if (arrow?.getAttribute('aria-expanded') === 'false') arrow.click();
});
