/**
 * Characters that could control a terminal or make text read differently: controls, and format characters that change
 * the direction of writing or have no width. Text by strangers is displayed, never executed.
 */
const acting = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Text for one line of a terminal: white space becomes a space, each of the characters above `\u{…}`. */
export function terminalLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(acting, escaped).trim();
}

/** Text of several lines for a terminal: line breaks stay, each of the characters above becomes `\u{…}`. */
export function terminalLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', '  ').replace(acting, escaped))
    .join('\n');
}

/** One line of JSON that means the same to a program and has no effect on a terminal. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value).replace(acting, (character) =>
    // Beyond the first plane, a character takes two of JSON's escapes.
    Array.from({ length: character.length }, (_, index) => jsonEscape(character.charCodeAt(index))).join(''),
  );
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

function jsonEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
