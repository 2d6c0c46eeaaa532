/** `[data-year]` holds the year of the build, which may be over. */
export function showCurrentYear() {
  const now = String(new Date().getFullYear());
  for (const year of document.querySelectorAll('[data-year]')) {
    // Setting the same text again would restyle the page.
    if (year.textContent !== now) year.textContent = now;
  }
}
