/** Lets the buttons in a list's section move it: one per item if there are such, then back and forward. */
export function answerSnapList(list: HTMLElement) {
  const items = [...list.children] as HTMLElement[];
  const buttons = [...list.closest('section')!.querySelectorAll('button')];
  const dots = buttons.slice(0, -2);
  const [previous, next] = [buttons.at(-2)!, buttons.at(-1)!];
  let index = 0;
  // Computed only when it is moved: the list may not be laid out before.
  const step = () => items[1]!.offsetLeft - items[0]!.offsetLeft;
  const last = () => Math.ceil((list.scrollWidth - list.clientWidth) / step() - 0.1);
  const mark = () => {
    dots.forEach((dot, at) => (dot.ariaCurrent = String(at === index)));
    if (dots.length > 0) items.forEach((item, at) => (item.inert = at !== index));
  };
  const standAt = (to: number) => {
    index = Math.max(0, Math.min(to, last()));
    previous.ariaDisabled = String(index === 0);
    next.ariaDisabled = String(index === last());
    mark();
  };
  buttons.forEach((button, at) =>
    button.addEventListener('click', () => {
      standAt(button === previous ? index - 1 : button === next ? index + 1 : at);
      list.scrollTo({ left: index * step() });
    }),
  );
  list.addEventListener('scrollend', () => standAt(Math.ceil(list.scrollLeft / step() - 0.1)));
  mark();
}
