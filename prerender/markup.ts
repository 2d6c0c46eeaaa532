/** Text escaped for markup and for attributes in double quotes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON for a script element: nothing in it can end the element or begin a comment. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
