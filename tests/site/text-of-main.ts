/** The text of a page's main element; runs in the browser, on the page or on a document's source. */
export const textOfMain = (html: string | undefined) => {
  const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  return shown.querySelector('main')?.textContent?.replace(/\s+/g, ' ').trim();
};
