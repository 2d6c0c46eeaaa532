/** `[data-year]` holds the year of the build, which may be over. */
export function showCurrentYear() {
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
}
