import { escapeHtml } from '../../escape-html.ts';
import { pageData } from '../../page-data.ts';

/** An order as in content/pages/pos-system.yaml. */
interface Order {
  number: string;
  waiting: string;
  state: string;
  lines: { count: string; name: string; done?: boolean }[];
}

/** The number of lines shown of an order. */
const linesShown = 4;

/** Two tickets on the kitchen screen: the new one, and the one that has waited too long. */
export function kitchenTickets(): string {
  const { kitchen } = pageData('pos-system') as { kitchen: { orders: Order[] } };
  return `<header><h1>Kitchen</h1><p>${kitchen.orders.length} orders open</p></header>
<div class="kitchen">${kitchen.orders
    .filter(({ state }) => state === 'new' || state === 'late')
    .map(ticketHtml)
    .join('')}</div>`;
}

const ticketHtml = ({ number, waiting, state, lines }: Order) =>
  `<section class="${state}"><header><b>${escapeHtml(number)}</b><span>${escapeHtml(waiting)}</span></header><ul>${lines
    .slice(0, linesShown)
    .map(
      ({ count, name, done }) =>
        `<li class="${done ? 'done' : ''}"><span>${escapeHtml(count)}</span>${escapeHtml(name)}</li>`,
    )
    .join('')}</ul></section>`;
