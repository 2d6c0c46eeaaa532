import type { Examples } from '../../gallery/examples.ts';
import { LateReturn } from './late-return.tsx';

export const examples: Examples = {
  '/rd-rental': ({ '/rd-rental': page }) => <LateReturn {...page.late} />,
};
