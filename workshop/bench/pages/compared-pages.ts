/** The measured pages, and those that visitors navigate from. */
export const comparedPages = {
  home: { path: '/', from: 'article', link: 'header a[rel=home]' },
  article: { path: '/blog/securing-iot-devices', from: 'blog', link: 'main a[href*="/blog/securing-iot-devices"]' },
  product: { path: '/rd-rental', from: 'products', link: 'main a[href*="/rd-rental"]' },
} as const;

/**
 * Where a visitor comes from. Built in every peer like the compared pages, but measured only as the start of a
 * navigation.
 */
export const steppingPages = { blog: '/blog', products: '/product' } as const;

export type PageName = keyof typeof comparedPages;
export type BuiltPage = PageName | keyof typeof steppingPages;

export const pageNames = Object.keys(comparedPages) as PageName[];

export const builtPaths: Record<BuiltPage, string> = {
  home: comparedPages.home.path,
  article: comparedPages.article.path,
  product: comparedPages.product.path,
  ...steppingPages,
};

/** The address of a page's document. */
export const documentAddress = (path: string) => (path === '/' ? '/' : `${path}/`);
