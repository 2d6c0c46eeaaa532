import type { Examples } from '../../gallery/examples.ts';
import { SeatRow } from './seat-row.tsx';

export const examples: Examples = {
  '/extended-team-services': ({ '/extended-team-services': page }) => <SeatRow {...page.model.team} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
