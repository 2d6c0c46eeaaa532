/** Words as HTML text or as the value of an attribute in double quotes. */
export const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
