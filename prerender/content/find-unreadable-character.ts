/**
 * Matches characters that XML forbids: no program could read a feed with them. Word processors leave some of them in copied
 * text. They are control characters (Cc) other than tab, line ends and U+007F to U+009F, and two that are not characters.
 */
const forbiddenCharacter = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/u;

/** Matches the character that programs leave in place of one that they lost, and characters that only symbol fonts can show. */
const lostCharacter = /[\ufffd\p{Co}]/u;

/** Finds a character that visitors could not read, or XML forbids: its offset, and a message with the fix; undefined if there is none. */
export function findUnreadableCharacter(text: string): { at: number; message: string } | undefined {
  const forbiddenAt = text.search(forbiddenCharacter);
  const at = forbiddenAt < 0 ? text.search(lostCharacter) : forbiddenAt;
  if (at < 0) return undefined;
  const before = /\S{0,20}\s?$/.exec(text.slice(0, at))![0].trim();
  const location = before ? `after “${before}”` : 'at the start of a line';
  return { at, message: messageOn(text.charAt(at), forbiddenAt >= 0, location) };
}

function messageOn(character: string, isForbidden: boolean, location: string): string {
  if (isForbidden)
    return `contains an invisible character ${location}, which would make the feeds unreadable: delete it`;
  return character === '\ufffd'
    ? `contains “�” ${location}, in place of a character that another program lost: type the character again`
    : `contains a character of a symbol font ${location}, which visitors would see as an empty box: delete it, or type another`;
}
