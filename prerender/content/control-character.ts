/** Characters that XML forbids, so that no feed could be read. Word processors leave some of them in copied text. */
const forbidden = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/u;

/** Where a text has such a character, and what to do; undefined if it has none. */
export function controlCharacterIn(text: string): { at: number; message: string } | undefined {
  const at = text.search(forbidden);
  if (at < 0) return undefined;
  const before = /\S{0,20}\s?$/.exec(text.slice(0, at))![0].trim();
  const where = before ? `after “${before}”` : 'at the start of a line';
  return { at, message: `contains an invisible character ${where}, with which no feed can be read: delete it` };
}
