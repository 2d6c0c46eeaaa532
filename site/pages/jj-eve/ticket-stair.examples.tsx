import type { Examples } from '../../gallery/examples.ts';
import { TicketStair } from './ticket-stair.tsx';

export const examples: Examples = {
  '/jj-eve': ({ '/jj-eve': page }) => <TicketStair {...page.tickets} />,
};
