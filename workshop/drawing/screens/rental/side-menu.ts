import { icon } from '../icon.ts';

interface Area {
  name: string;
  /** The name of a lucide icon. */
  icon: string;
  /** The number of waiting items. */
  count?: number;
  isCurrent?: true;
}

const daily: Area[] = [
  { name: 'Dispatch', icon: 'layout-dashboard', isCurrent: true },
  { name: 'Reservations', icon: 'calendar', count: 38 },
  { name: 'Fleet', icon: 'car-front' },
  { name: 'Customers', icon: 'users' },
  { name: 'Agreements', icon: 'file-text', count: 4 },
];
const operations: Area[] = [
  { name: 'Maintenance', icon: 'wrench', count: 3 },
  { name: 'Payments', icon: 'credit-card' },
  { name: 'Reports', icon: 'chart-column' },
];

const linkHtml = ({ name, icon: iconName, count, isCurrent }: Area) =>
  `<a class="${isCurrent ? 'on' : ''}">${icon(iconName)}${name}${count ? `<em>${count}</em>` : ''}</a>`;

/** The dark column on the left: the product, its areas, the branch. */
export const sideMenu = (): string => `<aside><p class="product"><b>${icon('car-front')}</b>RD Rental</p>
${daily.map(linkHtml).join('')}<h6>Operations</h6>${operations.map(linkHtml).join('')}
<p class="lot">Branch<b>Houston · 3 lots</b>19 free cars on the lots</p></aside>`;
