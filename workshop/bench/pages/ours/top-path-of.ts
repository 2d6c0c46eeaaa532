/** The address of the top page of a compared page's part of the site, as in prerender/data/site-pages.ts. */
export const topPathOf = (path: string) => (path === '/rd-rental' ? '/product' : path.replace(/^(\/[^/]+)\/.*/, '$1'));
