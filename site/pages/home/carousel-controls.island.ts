import { lastTargetIndex, itemsOf, itemDistance, itemCountWithin, watchScrollEnd } from './snap-list.ts';

/**
 * Lets the buttons of {@link CarouselControls} move their list. The last two go back and forward; if there are others, each of
 * them goes to an item.
 */
export function carouselControls(island: HTMLElement, signal: AbortSignal) {
  const buttons = [...island.querySelectorAll('button')];
  const dots = buttons.slice(0, -2);
  const previous = buttons.at(-2)!;
  const next = buttons.at(-1)!;
  const list = document.getElementById(next.getAttribute('aria-controls')!)!;
  // The index to which the list is moving: a second quick press counts from there.
  let targetIndex = 0;

  // An item with the focus does not become inert: it would lose the focus.
  const setTarget = (index: number, focused = document.activeElement) => {
    const endIndex = lastTargetIndex(list);
    targetIndex = Math.max(0, Math.min(index, endIndex));
    previous.ariaDisabled = String(targetIndex === 0);
    next.ariaDisabled = String(targetIndex === endIndex);
    for (const [dotIndex, dot] of dots.entries()) dot.setAttribute('aria-current', String(dotIndex === targetIndex));
    if (dots.length === 0) return;
    for (const [itemIndex, item] of itemsOf(list).entries()) {
      item.inert = itemIndex !== targetIndex && !item.contains(focused);
    }
  };
  const targetOf = (button: HTMLButtonElement) => {
    if (button === previous) return targetIndex - 1;
    return button === next ? targetIndex + 1 : dots.indexOf(button);
  };
  // Only a list at rest is measured: while it moves, it has not reached its target.
  const measure = () => setTarget(itemCountWithin(list, list.scrollLeft));
  measure();
  const expectMovement = watchScrollEnd(list, measure, signal);
  const press = ({ currentTarget }: Event) => {
    setTarget(targetOf(currentTarget as HTMLButtonElement));
    expectMovement();
    list.scrollTo({ left: targetIndex * itemDistance(list) });
  };
  for (const button of buttons) button.addEventListener('click', press, { signal });
  // Without a related target, the window may have lost the focus, which then returns to the same element.
  const leaveItem = ({ relatedTarget }: FocusEvent) =>
    setTarget(targetIndex, (relatedTarget as Element | null) ?? undefined);
  list.addEventListener('focusout', leaveItem, { signal });
  const sizeObserver = new ResizeObserver(() => setTarget(targetIndex));
  sizeObserver.observe(list);
  signal.addEventListener('abort', () => sizeObserver.disconnect());
}
