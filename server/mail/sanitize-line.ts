/** A stranger's text as one line, such as for a header, without characters that hide or reverse other text. */
export function sanitizeLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  // The zero-width joiner stays: it joins emoji.
  return line.replace(/(?!\u200D)\p{Cf}/gu, '').trim();
}
