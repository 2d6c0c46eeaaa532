import type { Examples } from '../../gallery/examples.ts';
import { TechniqueLead } from './technique-lead.tsx';

export const examples: Examples = {
  '/sentiment-analysis': ({ '/sentiment-analysis': page }) => <TechniqueLead {...page.rows} id="techniques" own={6} />,
};
