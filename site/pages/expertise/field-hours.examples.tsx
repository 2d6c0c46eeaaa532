import type { Examples } from '../../gallery/examples.ts';
import { FieldHours } from './field-hours.tsx';

export const examples: Examples = {
  '/expertise': ({ '/expertise': page }) => <FieldHours {...page.day} />,
};
