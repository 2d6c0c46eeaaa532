/** Opens a collapsed group where its summary is clicked, not only its arrow. */
document.addEventListener('click', ({ target }) => {
  const summary = target.closest?.('[id$="-summary"]');
  const list = summary?.id.replace(/-summary$/, '-item-list');
  const arrow = list && document.querySelector(`[aria-controls="${CSS.escape(list)}"][aria-expanded="false"]`);
  arrow?.click();
});
