import { HireSteps, type HireStepsProps } from '../sections/company/hire-steps.tsx';
import { HourWeek, type HourWeekProps } from '../sections/company/hour-week.tsx';
import { PeopleAsk, type PeopleAskProps } from '../sections/company/people-ask.tsx';

export interface BelowFormProps {
  steps: HireStepsProps;
  asks: PeopleAskProps;
  week: HourWeekProps;
}

const BelowForm = ({ steps, asks, week }: BelowFormProps) => (
  <>
    <HireSteps {...steps} />
    <PeopleAsk {...asks} />
    <HourWeek {...week} />
  </>
);

export const careersBody = { belowForm: BelowForm };
