/** The words of an article, without drawings and code, with a full stop behind what ends a line. */
export const proseOf = (html: string) =>
  html
    .replace(/<(svg|pre|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/(p|li|h\d|td|th|figcaption|tr)>/g, '. ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x26;', '&');
