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

function answerSnapRow(section: Element, until: AbortSignal) {
  const row = section.querySelector('ul')!;
  const items = [...row.children] as HTMLElement[];
  const buttons = [...section.querySelectorAll('button')];
  const dots = buttons.length - 2;
  let index = 0;

  const step = () => items[1]!.offsetLeft - items[0]!.offsetLeft;
  // A last stop short of a whole step counts as one.
  const stops = (pixels: number) => Math.ceil(pixels / step() - 0.1);

  const mark = (to: number) => {
    const last = stops(row.scrollWidth - row.clientWidth);
    index = Math.max(0, Math.min(to, last));
    buttons.forEach((button, at) => {
      if (at < dots) {
        button.ariaCurrent = `${at === index}`;
        items[at]!.inert = at !== index;
        // Not `disabled`: the button pressed last would lose the keyboard's focus.
      } else button.ariaDisabled = `${index === (at > dots ? last : 0)}`;
    });
  };
  const measure = () => mark(stops(row.scrollLeft));

  const press = ({ target }: Event) => {
    const at = buttons.indexOf((target as Element).closest('button')!);
    if (at < 0) return;
    // Counted at once, so that two quick presses are two steps while the row is still on its way.
    mark(at < dots ? at : at > dots ? index + 1 : index - 1);
    row.scrollTo({ left: index * step() });
  };
  section.addEventListener('click', press, { signal: until });
  const sizes = new ResizeObserver(measure);
  // Tells the first size as well.
  sizes.observe(row);
  until.addEventListener('abort', () => sizes.disconnect());
  onRest(row, measure, until);
}

/** Calls `rested` when a scrolled row has come to rest. Safari before 26.2 does not say so: then a pause tells. */
function onRest(row: Element, rested: () => void, signal: AbortSignal) {
  if ('onscrollend' in window) return row.addEventListener('scrollend', rested, { signal });
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(rested, 150);
  };
  row.addEventListener('scroll', wait, { signal });
}
