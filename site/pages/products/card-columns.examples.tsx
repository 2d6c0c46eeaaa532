import type { Examples } from '../../gallery/examples.ts';
import { CardColumns } from './card-columns.tsx';

export const examples: Examples = {
  '/product': ({ '/product': page }) => <CardColumns {...page.projects} />,
};
