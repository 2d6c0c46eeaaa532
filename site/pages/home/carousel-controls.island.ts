import { lastIndex, itemsOf, onRest, step, stepsIn } from './snap-list.ts';

/**
 * Lets the buttons of {@link CarouselControls} move their list: one per item, if there are such buttons, then back and
 * forward.
 */
export function carouselControls(island: HTMLElement, signal: AbortSignal) {
  const buttons = [...island.querySelectorAll('button')];
  const dots = buttons.slice(0, -2);
  const [previous, next] = buttons.slice(-2) as [HTMLButtonElement, HTMLButtonElement];
  const list = document.getElementById(next.getAttribute('aria-controls')!)!;
  // Where it is headed, even while it is moving: of two quick presses, the second counts from there.
  let index = 0;

  // An item that turned inert around the focus would lose it.
  const setIndex = (wanted: number, focused = document.activeElement) => {
    const last = lastIndex(list);
    index = Math.max(0, Math.min(wanted, last));
    previous.ariaDisabled = String(index === 0);
    next.ariaDisabled = String(index === last);
    for (const [at, dot] of dots.entries()) dot.setAttribute('aria-current', String(at === index));
    if (dots.length > 0)
      for (const [at, item] of itemsOf(list).entries()) item.inert = at !== index && !item.contains(focused);
  };
  const targetOf = (button: HTMLButtonElement) => {
    if (button === previous) return index - 1;
    return button === next ? index + 1 : dots.indexOf(button);
  };
  const press = ({ currentTarget }: Event) => {
    setIndex(targetOf(currentTarget as HTMLButtonElement));
    list.scrollTo({ left: index * step(list) });
  };
  for (const button of buttons) button.addEventListener('click', press, { signal });

  // Updates the index from the position at rest; while the list moves, its position is not its target.
  const measure = () => setIndex(stepsIn(list, list.scrollLeft));
  measure();
  onRest(list, measure, signal);
  // Without a next element the window may have lost its focus, which comes back to the same one.
  const leaveItem = ({ relatedTarget }: FocusEvent) => setIndex(index, (relatedTarget as Element | null) ?? undefined);
  list.addEventListener('focusout', leaveItem, { signal });
  const sizes = new ResizeObserver(() => setIndex(index));
  sizes.observe(list);
  signal.addEventListener('abort', () => sizes.disconnect());
}
