import { escapeHtml } from '../../escape-html.ts';
import { pageData } from '../../page-data.ts';

interface RegisterScreen {
  kind: 'screens';
  main: { name: string; status: string; tiles: { name: string; price: string }[] };
}

interface DayChart {
  kind: 'day';
  chart: { columns: { name: string; values: number[] }[] };
}

const { blocks } = pageData('case-studies/pos-system') as { blocks: (RegisterScreen | DayChart)[] };

/** A register's screen at noon on the day of the outage: six products, and how many orders wait to be sent. */
export function heldRegister(): string {
  const screen = blocks.find((block) => block.kind === 'screens');
  const noon = blocks.find((block) => block.kind === 'day')?.chart.columns.find((column) => column.name === 'noon');
  if (!screen || !noon?.values.length)
    throw new Error('content/pages/case-studies/pos-system.yaml has no register, or no noon');
  const { name, status, tiles } = screen.main;
  const [down = ''] = status.split(',');
  const [ordersHeld] = noon.values;
  return `<header><h1>${escapeHtml(name)}</h1><p>Friday, noon</p></header>
<ul class="register">${tiles
    .slice(0, 6)
    .map((tile) => `<li>${escapeHtml(tile.name)}<small>${escapeHtml(tile.price)}</small></li>`)
    .join('')}
<li class="down"><span>${escapeHtml(down)}</span><b>${ordersHeld} held</b></li></ul>`;
}
