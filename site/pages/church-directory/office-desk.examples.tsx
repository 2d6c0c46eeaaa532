import type { Examples } from '../../gallery/examples.ts';
import { OfficeDesk } from './office-desk.tsx';

export const examples: Examples = {
  '/church-directory': ({ '/church-directory': page }) => <OfficeDesk {...page.desk} />,
};
