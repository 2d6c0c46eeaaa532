/** Sets `[data-year]` to the current year: the markup has the year of the build, which may have ended since. */
export function showCurrentYear() {
  const currentYear = String(new Date().getFullYear());
  for (const element of document.querySelectorAll('[data-year]')) {
    // Setting the same text again would restyle the page.
    if (element.textContent !== currentYear) element.textContent = currentYear;
  }
}
