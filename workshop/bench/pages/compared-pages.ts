/** The measured pages. A navigation to one starts at the page `from`, with a click on `link`. */
export const comparedPages = {
  home: { path: '/', from: 'article', link: 'header a[rel=home]' },
  article: { path: '/blog/securing-iot-devices', from: 'blog', link: 'main a[href*="/blog/securing-iot-devices"]' },
  product: { path: '/rd-rental', from: 'products', link: 'main a[href*="/rd-rental"]' },
} as const;

/** The other pages at which a navigation starts: built in every peer, but not measured by themselves. */
const startPages = { blog: '/blog', products: '/product' } as const;

export type PageName = keyof typeof comparedPages;
export type BuiltPage = PageName | keyof typeof startPages;

export const pageNames = Object.keys(comparedPages) as PageName[];

export const builtPaths: Record<BuiltPage, string> = {
  home: comparedPages.home.path,
  article: comparedPages.article.path,
  product: comparedPages.product.path,
  ...startPages,
};

/** The address of a page's document. */
export const documentAddress = (path: string) => (path === '/' ? '/' : `${path}/`);
