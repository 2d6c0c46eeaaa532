import { pickupCard } from './pickup-card.ts';
import { scheduleCard } from './schedule-card.ts';

/** The dispatch board on a phone: three days, a few cars, and who comes next. */
export const pocketDispatch = (): string => `<div class="pocket">
<header class="top"><h1>Dispatch</h1><p class="person">MO</p></header>
${scheduleCard({ days: 3, rows: 4, className: 'narrow' })}${pickupCard()}</div>`;
