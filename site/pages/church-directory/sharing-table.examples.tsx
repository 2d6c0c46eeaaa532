import type { Examples } from '../../gallery/examples.ts';
import { SharingTable } from './sharing-table.tsx';

export const examples: Examples = {
  '/church-directory': ({ '/church-directory': page }) => <SharingTable {...page.sharing} />,
};
