/**
 * Characters that could act on a terminal or make text read other than it is: controls, and the format characters that
 * turn the direction of writing or take no room. What a stranger wrote is shown to our people, never obeyed.
 */
const acting = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Text for one line of a terminal: white space becomes a space, every acting character `\u{…}`. */
export function terminalLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(acting, escaped).trim();
}

/** Text of several lines for a terminal: line breaks stay, every acting character becomes `\u{…}`. */
export function terminalLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', '  ').replace(acting, escaped))
    .join('\n');
}

/** One line of JSON that means the same to a program and does nothing to a terminal. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value).replace(acting, (character) =>
    // Beyond the first plane a character is two of JSON's escapes.
    Array.from({ length: character.length }, (_, index) => jsonEscape(character.charCodeAt(index))).join(''),
  );
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

function jsonEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
