/**
 * Characters that could control a terminal or make text read differently: controls, format characters that change the
 * direction of writing or have no width, Unicode's line separators, and halves of surrogate pairs. A terminal must show a
 * stranger's text, never obey it.
 */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Text for one line of a terminal. Each run of white space becomes one space; what could control the terminal becomes `\u{…}`. */
export function terminalLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(unsafe, escapeCharacter).trim();
}

/** Text of several lines for a terminal. Line breaks stay, a tab becomes two spaces; what could control it becomes `\u{…}`. */
export function terminalLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', '  ').replace(unsafe, escapeCharacter))
    .join('\n');
}

/** One line of JSON in which everything that could control a terminal is escaped. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value).replace(unsafe, (character) =>
    // A character beyond U+FFFF takes two escapes in JSON, one for each half of its surrogate pair.
    Array.from({ length: character.length }, (_, index) => jsonEscape(character.charCodeAt(index))).join(''),
  );
}

function escapeCharacter(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

function jsonEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
