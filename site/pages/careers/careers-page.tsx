import { EnquiryForm, type EnquiryFormContent } from '../../forms/enquiry-form.island.tsx';
import type { EnquirySettings } from '../../forms/enquiry-settings.ts';
import { Island } from '../../islands/island.tsx';
import { ApplySection } from './apply-section.tsx';
import { HireSteps, type HireStepsProps } from './hire-steps.tsx';
import { HourWeek, type HourWeekProps } from './hour-week.tsx';
import { OpenRoles, type OpenRolesProps } from './open-roles.tsx';
import { InterviewQuestions, type InterviewQuestionsProps } from './interview-questions.tsx';
import { SplitHero } from './split-hero.tsx';
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
  interviewQuestions: InterviewQuestionsProps;
  week: HourWeekProps;
}

export function CareersPage({ form, enquiry, roles, steps, interviewQuestions, week, ...hero }: CareersPageProps) {
  const { heading, ...content } = form;
  return (
    <>
      <SplitHero {...hero} more={{ name: heading, link: '#apply' }} />
      <OpenRoles {...roles} />
      <ApplySection id="apply" heading={heading}>
        <Island component={EnquiryForm} start="idle" props={{ kind: 'careers', content, settings: enquiry }} />
      </ApplySection>
      <HireSteps {...steps} />
      <InterviewQuestions {...interviewQuestions} />
      <HourWeek {...week} />
    </>
  );
}
