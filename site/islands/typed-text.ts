/** The text typed into islands that left the page before they were hydrated, by the key of each island. */
const keptTexts = new Map<string, string[]>();

const textFields = (island: Element) => [
  ...island.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea'),
];

export const hasTypedText = (island: Element) => textFields(island).some(({ value }) => value !== '');

/** Whether text is kept for an island that is not on the page: a reload would lose it. */
export const hasKeptText = () => keptTexts.size > 0;

/** Keeps the text of an island that leaves the page: a visitor who comes back finds it again. */
export function keepTypedText(island: Element, key: string) {
  const texts = textFields(island).map(({ value }) => value);
  if (texts.some(Boolean)) keptTexts.set(key, texts);
}

/** Fills the empty fields of an island that is back on the page with the text kept for it. */
export function restoreTypedText(island: Element, key: string) {
  const texts = keptTexts.get(key) ?? [];
  for (const [index, field] of textFields(island).entries()) field.value ||= texts[index] ?? '';
  keptTexts.delete(key);
}
