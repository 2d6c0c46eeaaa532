import type { Examples } from '../../gallery/examples.ts';
import { PrintedPages } from './printed-pages.tsx';

export const examples: Examples = {
  '/church-directory': ({ '/church-directory': page }) => <PrintedPages {...page.print} />,
};
