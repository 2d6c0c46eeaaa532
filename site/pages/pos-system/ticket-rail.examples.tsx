import type { Examples } from '../../gallery/examples.ts';
import { TicketRail } from './ticket-rail.tsx';

export const examples: Examples = {
  '/pos-system': ({ '/pos-system': page }) => <TicketRail {...page.rail} />,
};
