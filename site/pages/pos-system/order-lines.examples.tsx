import type { Examples } from '../../gallery/examples.ts';
import { OrderLines } from './order-lines.tsx';

export const examples: Examples = {
  '/pos-system': ({ '/pos-system': page }) => <OrderLines lines={page.terminal.ticket.lines} />,
  '/pos-system, second': ({ '/pos-system': page }) => <OrderLines lines={page.rail.slips[0]!.lines!} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
