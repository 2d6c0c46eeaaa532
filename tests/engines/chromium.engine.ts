import { chromium } from './chromium.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys(chromium);
