/** Runs in the page: reports closing banner and footer if together they are taller than the window. */
export function tooTallEnding(): string[] {
  const ending = document.querySelectorAll('main > [data-print="none"]:last-child, body > footer');
  const height = [...ending].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
  return height > innerHeight ? [`closing banner and footer are ${Math.round(height)} px high`] : [];
}
