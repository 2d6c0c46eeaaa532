import type { Examples } from '../../gallery/examples.ts';
import { InspectionPhone } from './inspection-phone.tsx';

export const examples: Examples = {
  '/rd-rental': ({ '/rd-rental': page }) => <InspectionPhone {...page.day.hours[2]!.inspection!} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
