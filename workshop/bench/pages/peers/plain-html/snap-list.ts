/** Lets the buttons in a list's section scroll it: possibly one for each item, then back and forward. */
export function wireSnapList(list: HTMLElement) {
  const items = [...list.children] as HTMLElement[];
  const buttons = [...list.closest('section')!.querySelectorAll('button')];
  const dots = buttons.slice(0, -2);
  const [previous, next] = [buttons.at(-2)!, buttons.at(-1)!];
  let current = 0;
  // Computed only when the list is scrolled: before that it may not be laid out.
  const step = () => items[1]!.offsetLeft - items[0]!.offsetLeft;
  // Lengths and positions are rounded to whole pixels: less than a tenth of a step does not count as another item.
  const indexAt = (scrolled: number) => Math.ceil(scrolled / step() - 0.1);
  const lastIndex = () => indexAt(list.scrollWidth - list.clientWidth);
  const mark = () => {
    dots.forEach((dot, index) => (dot.ariaCurrent = String(index === current)));
    if (dots.length > 0) items.forEach((item, index) => (item.inert = index !== current));
  };
  const setIndex = (to: number) => {
    current = Math.max(0, Math.min(to, lastIndex()));
    previous.ariaDisabled = String(current === 0);
    next.ariaDisabled = String(current === lastIndex());
    mark();
  };
  buttons.forEach((button, index) =>
    button.addEventListener('click', () => {
      setIndex(button === previous ? current - 1 : button === next ? current + 1 : index);
      list.scrollTo({ left: current * step() });
    }),
  );
  list.addEventListener('scrollend', () => setIndex(indexAt(list.scrollLeft)));
  mark();
}
