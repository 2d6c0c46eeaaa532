/** A stranger's words as they may stand in a header: one line, without characters that hide or turn other text. */
export function sanitizeLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?!\u200D)\p{Cf}/gu, '')
    .trim();
}
