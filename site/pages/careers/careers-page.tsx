import { EnquiryForm, type EnquiryFormContent } from '../../forms/enquiry-form.island.tsx';
import type { EnquirySettings } from '../../forms/enquiry-settings.ts';
import { Island } from '../../islands/island.tsx';
import { HireSteps, type HireStepsProps } from './hire-steps.tsx';
import { HourWeek, type HourWeekProps } from './hour-week.tsx';
import { OpenRoles, type OpenRolesProps } from './open-roles.tsx';
import { PeopleAsk, type PeopleAskProps } from './people-ask.tsx';
import { SplitOpening } from './split-opening.tsx';
import type { PictureFile } from '../../ui/picture.tsx';

interface CareersPageProps {
  heading: string;
  claim: string;
  text: string;
  picture: PictureFile;
  form: EnquiryFormContent & { heading: string };
  enquiry: EnquirySettings;
  roles: OpenRolesProps;
  steps: HireStepsProps;
  asks: PeopleAskProps;
  week: HourWeekProps;
}

export function CareersPage({ form, enquiry, roles, steps, asks, week, ...opening }: CareersPageProps) {
  const { heading, ...words } = form;
  return (
    <>
      <SplitOpening
        {...opening}
        part={{
          heading,
          content: <Island of={EnquiryForm} start="idle" props={{ kind: 'careers', words, settings: enquiry }} />,
        }}
      />
      <OpenRoles {...roles} />
      <HireSteps {...steps} />
      <PeopleAsk {...asks} />
      <HourWeek {...week} />
    </>
  );
}
