import { closingList } from './day/closing-list.ts';
import { gateList } from './day/gate-list.ts';
import { heldRegister } from './day/held-register.ts';
import { kitchenTickets } from './day/kitchen-tickets.ts';
import { rentalDesk } from './day/rental-desk.ts';
import { timeClock } from './day/time-clock.ts';
import { familyPage } from './directory/family-page.ts';
import { memberList, offlineList } from './directory/member-list.ts';
import { attentionCard } from './rental/attention-card.ts';
import { dispatch } from './rental/dispatch.ts';
import { figureCard } from './rental/figure-card.ts';
import { figures } from './rental/figures.ts';
import { fleetCard } from './rental/fleet-card.ts';
import { pickupCard } from './rental/pickup-card.ts';
import { pocketDispatch } from './rental/pocket-dispatch.ts';
import { eveningReminders } from './rental/reminders.ts';
import { scheduleCard } from './rental/schedule-card.ts';
import type { Screen } from './screen.ts';

const rentalStyles = [
  'rental/card.css',
  'rental/dispatch.css',
  'rental/pocket-dispatch.css',
  'rental/side-menu.css',
  'rental/figure-card.css',
  'rental/schedule-card.css',
  'rental/pickup-card.css',
  'rental/fleet-card.css',
  'rental/attention-card.css',
];

const directoryStyles = [
  'directory/phone-frame.css',
  'directory/grounds.css',
  'directory/member-list.css',
  'directory/family-page.css',
];

const directoryScreen = (html: string): Screen => ({ width: 390, height: 844, styles: directoryStyles, html });

const rentalScreen = (width: number, height: number, html: string): Screen => ({
  width,
  height,
  styles: rentalStyles,
  html,
});

/** A product at a moment of a working day, with less content in larger type: home shows it small. */
const dayScreen = (sheet: string, html: string): Screen => ({
  width: 560,
  height: 440,
  styles: ['day/moment.css', `day/${sheet}.css`],
  html,
});

/** Every interface picture by the name of its master. From `ui-rental-card` to the figures they are single cards of dispatch. */
export const screens = (): Record<string, Screen> => ({
  'ui-rental': rentalScreen(1440, 900, dispatch()),
  'ui-rental-phone': rentalScreen(340, 664, pocketDispatch()),
  'ui-rental-card': rentalScreen(420, 270, scheduleCard({ days: 3, rows: 3, className: 'narrow without-ranges' })),
  'ui-board': rentalScreen(560, 420, scheduleCard({ days: 5, rows: 7, className: 'narrow' })),
  'ui-pickups': rentalScreen(600, 250, pickupCard()),
  'ui-pickups-phone': rentalScreen(322, 267, pickupCard()),
  'ui-fleet': rentalScreen(322, 172, fleetCard()),
  'ui-attention': rentalScreen(600, 205, attentionCard(eveningReminders)),
  'ui-attention-phone': rentalScreen(322, 185, attentionCard(eveningReminders)),
  ...Object.fromEntries(
    figures.map((figure, index) => [`ui-kpi${index + 1}`, rentalScreen(284, 100, figureCard(figure))]),
  ),
  'ui-day-list': dayScreen('gate-list', gateList()),
  'ui-day-desk': dayScreen('rental-desk', rentalDesk()),
  'ui-day-line': dayScreen('held-register', heldRegister()),
  'ui-day-clock': dayScreen('time-clock', timeClock()),
  'ui-day-order': dayScreen('kitchen-tickets', kitchenTickets()),
  'ui-day-close': dayScreen('closing-list', closingList()),
  'ui-church': directoryScreen(memberList()),
  'ui-church-offline': directoryScreen(offlineList()),
  'ui-church-family': directoryScreen(familyPage()),
});
