import { icon } from '../icon.ts';
import { attentionCard } from './attention-card.ts';
import { figureCard } from './figure-card.ts';
import { figures } from './figures.ts';
import { fleetCard } from './fleet-card.ts';
import { pickupCard } from './pickup-card.ts';
import { reminders } from './reminders.ts';
import { scheduleCard } from './schedule-card.ts';
import { sideMenu } from './side-menu.ts';
import { vehicles } from './vehicles.ts';

/** The dispatch board of RD Rental as a whole. */
export const dispatch = (): string => `<div class="dispatch">${sideMenu()}<main>
<header class="top"><h1>Dispatch</h1><p class="search">${icon('search')}Plate, driver or agreement no.<kbd>/</kbd></p>
<p class="button">${icon('calendar')}Jun 3 to Jun 12</p><p class="button primary">${icon('plus')}New reservation</p>
<p class="person">MO</p></header>
<div class="figures">${figures.map(figureCard).join('')}</div>
<div class="work">${scheduleCard({ days: 10, rows: vehicles.length })}
<div class="cards">${pickupCard()}${fleetCard()}${attentionCard(reminders)}</div></div></main></div>`;
