import type { Examples } from '../../gallery/examples.ts';
import { TechniquePlates } from './technique-plates.tsx';

export const examples: Examples = {
  '/natural-language-processing': ({ '/natural-language-processing': page }) => (
    <TechniquePlates {...page.rows} id="techniques" />
  ),
};
