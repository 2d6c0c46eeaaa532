import { caseChurch } from './case-church.ts';
import { caseEvent } from './case-event.ts';
import { casePos } from './case-pos.ts';
import { caseTimesheet } from './case-timesheet.ts';
import { doorArtificialIntelligence } from './door-artificial-intelligence.ts';
import { doorMobile } from './door-mobile.ts';
import { doorWeb } from './door-web.ts';
import { language } from './language.ts';
import { openWing } from './open-wing.ts';
import { rentalBoard } from './rental-board.ts';
import type { Wing } from './scene.ts';
import { sentiment } from './sentiment.ts';
import { services } from './services.ts';
import { training } from './training.ts';

export const wings: Wing[] = [
  openWing,
  caseTimesheet,
  caseEvent,
  casePos,
  caseChurch,
  language,
  sentiment,
  training,
  services,
  rentalBoard,
  doorWeb,
  doorMobile,
  doorArtificialIntelligence,
];
