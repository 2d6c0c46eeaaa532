const token = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;

/** Elements whose text is not prose. */
const verbatim = /^(?:code|pre|script|style|svg|textarea)$/;

/**
 * A page's markup in which no line breaks within a range of numbers, such as “$60,000 to $140,000” or “10 to 6:30”. `range` is the
 * language's. Text that a component renders again in the browser stays as it renders it, and so does that of narrow columns,
 * marked `data-ranges="break"`.
 */
export function nonBreakingRanges(markup: string, range: (from: string, to: string) => string): string {
  const between = /^0 (.+) 0$/.exec(range('0', '0'))?.[1];
  if (!between) return markup;
  const found = new RegExp(`(\\d)( ?[ap]m|%)? ${between} (?=[−+]?[$€£]?\\d)([\\d:]+ [ap]m\\b)?`, 'g');
  const unbroken = (_: string, digit: string, of = '', end = '') =>
    [`${digit}${of}`, between, end].join(' ').replaceAll(' ', '\u00a0');
  // The element that is left as it is, and how many of its name are open within it.
  let skipped: { name: string; depth: number } | undefined;
  return markup.replace(token, (whole, closing: string | undefined, name: string | undefined, attributes = '') => {
    if (!name) return skipped ? whole : whole.replace(found, unbroken);
    if (skipped?.name === name) skipped.depth += closing ? -1 : 1;
    else if (!skipped && !closing && isSkipped(name, attributes as string)) skipped = { name, depth: 1 };
    if (skipped?.depth === 0) skipped = undefined;
    return whole;
  });
}

const isSkipped = (name: string, attributes: string) =>
  verbatim.test(name) ||
  /\sdata-ranges="break"/.test(attributes) ||
  (name === 'site-island' && /\scomponent="/.test(attributes));
