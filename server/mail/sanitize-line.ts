/** A stranger's text for use in a header: one line, without characters that hide or reverse other text. */
export function sanitizeLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?!\u200D)\p{Cf}/gu, '')
    .trim();
}
