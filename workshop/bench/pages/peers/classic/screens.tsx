import type { ReactNode } from 'react';

export interface Screen {
  title: string;
  page: ReactNode;
}

const home = () => import('./screens/home.tsx');
const article = () => import('./screens/article.tsx');
const product = () => import('./screens/product.tsx');
const blog = () => import('./screens/blog.tsx');
const products = () => import('./screens/products.tsx');

/** The module of each page, by its path. */
const screens: Record<string, () => Promise<{ screen: Screen }>> = {
  '/': home,
  '/blog/securing-iot-devices': article,
  '/rd-rental': product,
  '/blog': blog,
  '/product': products,
};

const cache = new Map<string, Promise<Screen>>();

/** The screen of a page, whose code and content are loaded when it is first shown and then cached. */
export function loadScreen(path: string): Promise<Screen> {
  const load = screens[path];
  const loading =
    cache.get(path) ??
    (load ? load().then(({ screen }) => screen) : Promise.resolve({ title: 'Not here', page: <h1>Not here</h1> }));
  cache.set(path, loading);
  return loading;
}
