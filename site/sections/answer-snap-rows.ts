/**
 * Lets the buttons of every `[data-snap-row]` in `scope` move its list sideways, one child a press, to its ends and no
 * further. A list holds two or more children of equal width; the last two buttons step back and on, any before them go to
 * the child of their number, and then only the child on show is not inert. The rows are plain markup and scroll by
 * themselves too: without this they only lack their buttons. Returns what undoes it.
 */
export function answerSnapRows(scope: Element): () => void {
  const stop = new AbortController();
  for (const section of scope.querySelectorAll('[data-snap-row]')) answerSnapRow(section, stop.signal);
  return () => stop.abort();
}

function answerSnapRow(section: Element, signal: AbortSignal) {
  const row = section.querySelector('ul')!;
  const items = [...row.children] as HTMLElement[];
  const buttons = [...section.querySelectorAll('button')];
  const dots = buttons.slice(0, -2);
  let index = 0;

  const stepWidth = () => items[1]!.offsetLeft - items[0]!.offsetLeft;
  // A last stop short of a whole step counts as one.
  const stops = (pixels: number) => Math.ceil(pixels / stepWidth() - 0.1);

  const mark = (to: number) => {
    const last = stops(row.scrollWidth - row.clientWidth);
    index = Math.min(to, last);
    buttons.at(-2)!.disabled = index <= 0;
    buttons.at(-1)!.disabled = index >= last;
    dots.forEach((dot, at) => {
      dot.ariaCurrent = String(at === index);
      items[at]!.inert = at !== index;
    });
  };
  const measure = () => mark(stops(row.scrollLeft));

  const press = (event: Event) => {
    const at = buttons.indexOf((event.target as Element).closest('button')!);
    if (at < 0) return;
    // Counted at once, so that two quick presses are two steps while the row is still on its way.
    mark(at < dots.length ? at : index + (at === dots.length ? -1 : 1));
    row.scrollTo({ left: index * stepWidth() });
  };

  measure();
  section.addEventListener('click', press, { signal });
  row.addEventListener('scrollend', measure, { signal });
  addEventListener('resize', measure, { signal });
}
