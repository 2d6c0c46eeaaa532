/** The text of an article's HTML without drawings and code; a period ends each paragraph, item, cell, caption and heading. */
export const proseOf = (html: string) =>
  html
    .replace(/<(svg|pre|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/(p|li|h\d|td|th|figcaption|tr)>/g, '. ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x26;', '&');
