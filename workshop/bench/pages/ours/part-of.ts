/** The address at the top of a compared page's part of the site, as prerender/data/site-pages.ts has it. */
export const partOf = (path: string) => (path === '/rd-rental' ? '/product' : path.replace(/^(\/[^/]+)\/.*/, '$1'));
