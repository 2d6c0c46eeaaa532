import type { Examples } from '../../gallery/examples.ts';
import { FieldSigns } from './field-signs.tsx';

export const examples: Examples = {
  '/expertise': ({ '/expertise': page }) => <FieldSigns {...page.signs} />,
};
