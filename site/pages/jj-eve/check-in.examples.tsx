import type { Examples } from '../../gallery/examples.ts';
import { CheckIn } from './check-in.tsx';

export const examples: Examples = {
  '/jj-eve': ({ '/jj-eve': page }) => <CheckIn {...page.checkIn} />,
};
