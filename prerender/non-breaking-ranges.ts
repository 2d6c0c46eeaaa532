/** A tag, closing or not, with its name and attributes, or a run of text. */
const token = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;

/** Elements whose text is not prose. */
const verbatim = /^(?:code|pre|script|style|svg|textarea)$/;

/**
 * Puts non-breaking spaces into the ranges of numbers in a page's markup, such as “$60,000 to $140,000” or “10 to 6:30”, and into
 * hours such as “6 pm”. `range` formats a range in the page's language. Text that a component renders again in the browser is
 * left unchanged, and so is the text of narrow columns, marked `data-ranges="break"`.
 */
export function nonBreakingRanges(markup: string, range: (from: string, to: string) => string): string {
  // What stands between two numbers, such as “to”. If no spaces are around it, no line can break there.
  const rangeWord = /^0 (.+) 0$/.exec(range('0', '0'))?.[1];
  if (!rangeWord) return markup;
  const ranges = new RegExp(`\\d(?: ?[ap]m|%)? ${rangeWord} (?=[−+]?[$€£]?\\d)(?:[\\d:]+ [ap]m\\b)?|\\d [ap]m\\b`, 'g');
  const withoutBreaks = (text: string) => text.replaceAll(' ', '\u00a0');
  // The element that is left unchanged, and the number of open elements with its name, itself included.
  let skippedElement: { name: string; depth: number } | undefined;
  return markup.replace(token, (whole, closing: string | undefined, name: string | undefined, attributes = '') => {
    if (!name) return skippedElement ? whole : whole.replace(ranges, withoutBreaks);
    if (skippedElement?.name === name) skippedElement.depth += closing ? -1 : 1;
    else if (!skippedElement && !closing && isSkipped(name, attributes as string)) skippedElement = { name, depth: 1 };
    if (skippedElement?.depth === 0) skippedElement = undefined;
    return whole;
  });
}

const isSkipped = (name: string, attributes: string) =>
  verbatim.test(name) ||
  /\sdata-ranges="break"/.test(attributes) ||
  (name === 'site-island' && /\scomponent="/.test(attributes));
