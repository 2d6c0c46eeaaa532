/** `[data-year]` holds the year of the build: the document may be older than the year. */
export function showCurrentYear() {
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
}
