import { escapeHtml } from '../escape-html.ts';
import { pageData } from '../page-data.ts';
import type { Face } from './face.ts';

/** A key of the order pad, as in content/pages/pos-system.yaml. */
interface Key {
  name: string;
  price: string;
  kind: string;
  /** The number of portions on the ticket. */
  quantity?: string;
}

const { terminal } = pageData('pos-system') as {
  terminal: { keys: Key[]; ticket: { number: string; charge: string } };
};

/** Bell POS System: the order pad, and the key that takes the payment. */
export const bell = (): Face => ({
  width: 640,
  height: 720,
  radii: [110, 110, 14, 110],
  styles: 'bell.css',
  html: `<h1>Bell POS System</h1><p class="ticket">${escapeHtml(terminal.ticket.number)}</p><ul>${terminal.keys.slice(0, 9).map(keyHtml).join('')}</ul>
<p class="charge" data-raised="20">${escapeHtml(terminal.ticket.charge)}</p>`,
});

const keyHtml = ({ name, price, kind, quantity }: Key) =>
  `<li data-raised="14" class="${kind}"><b>${escapeHtml(name)}</b><span>${escapeHtml(price)}</span>${quantity ? `<i>${escapeHtml(quantity)}</i>` : ''}</li>`;
