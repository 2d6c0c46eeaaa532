import { ExpertiseHero, type ExpertiseHeroProps } from './expertise-hero.tsx';
import { FieldHours, type FieldHoursProps } from './field-hours.tsx';
import { FieldSigns, type FieldSignsProps } from './field-signs.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';

interface ExpertisePageProps extends ExpertiseHeroProps {
  day: FieldHoursProps;
  signs: FieldSignsProps;
  seeAlso: SeeAlsoProps;
}

export function ExpertisePage({ day, signs, seeAlso, ...hero }: ExpertisePageProps) {
  return (
    <>
      <ExpertiseHero {...hero} />
      <FieldHours {...day} />
      <FieldSigns {...signs} />
      <SeeAlso {...seeAlso} />
    </>
  );
}
