import type { Examples } from '../../gallery/examples.ts';
import { TicketFan } from './ticket-fan.tsx';

export const examples: Examples = {
  '/product': ({ '/product': page }) => <TicketFan {...page.events} />,
};
