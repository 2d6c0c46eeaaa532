import { artificialIntelligence } from './artificial-intelligence.ts';
import { callToAction } from './call-to-action.ts';
import { careers } from './careers.ts';
import { caseEvent, caseEventPhone } from './case-event.ts';
import { closingBlog } from './closing-blog.ts';
import { closingCases } from './closing-cases.ts';
import { closingExpertise } from './closing-expertise.ts';
import { closingProducts } from './closing-products.ts';
import { closingServices } from './closing-services.ts';
import { consulting } from './consulting.ts';
import { jjEve, jjEvePhone } from './jj-eve.ts';
import { jjKit, jjKitPhone } from './jj-kit.ts';
import { jjTimesheet, jjTimesheetPhone } from './jj-timesheet.ts';
import { language } from './language.ts';
import { mobile } from './mobile.ts';
import { openWing } from './open-wing.ts';
import { productScreens, productScreensPhone } from './product-screens.ts';
import { productDoors, productPlumes } from './products.ts';
import { quill, quillPhone } from './quill.ts';
import { rentalLot, rentalLotCase, rentalLotPhone } from './rental-lot.ts';
import type { Wing } from './wing.ts';
import { sentiment } from './sentiment.ts';
import { texas } from './texas.ts';
import { training } from './training.ts';

/** Every rendered picture. */
export const wings: Wing[] = [
  openWing,
  productScreens,
  productScreensPhone,
  texas,
  caseEvent,
  caseEventPhone,
  language,
  sentiment,
  training,
  quill,
  quillPhone,
  mobile,
  jjEve,
  jjEvePhone,
  jjKit,
  jjKitPhone,
  jjTimesheet,
  jjTimesheetPhone,
  productDoors,
  productPlumes,
  rentalLot,
  rentalLotPhone,
  rentalLotCase,
  artificialIntelligence,
  callToAction,
  closingBlog,
  closingCases,
  closingExpertise,
  closingProducts,
  closingServices,
  careers,
  consulting,
];
