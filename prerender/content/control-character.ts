/** Characters that XML forbids, so that no feed could be read. Word processors leave some of them in copied text. */
const forbiddenCharacter = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/u;

/** Finds a character that XML forbids: its offset, and a message with the fix; undefined if the text has none. */
export function findControlCharacter(text: string): { at: number; message: string } | undefined {
  const at = text.search(forbiddenCharacter);
  if (at < 0) return undefined;
  const before = /\S{0,20}\s?$/.exec(text.slice(0, at))![0].trim();
  const location = before ? `after “${before}”` : 'at the start of a line';
  return { at, message: `contains an invisible character ${location}, with which no feed can be read: delete it` };
}
