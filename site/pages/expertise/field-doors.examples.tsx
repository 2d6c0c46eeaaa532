import type { Examples } from '../../gallery/examples.ts';
import { FieldDoors } from './field-doors.tsx';

export const examples: Examples = {
  '/expertise': ({ '/expertise': page }) => (
    <FieldDoors heading={page.heading} claim={page.claim} text={page.text} cards={page.cards} />
  ),
};
