import { FieldDoors, type FieldDoorsProps } from './field-doors.tsx';
import { FieldHours, type FieldHoursProps } from './field-hours.tsx';
import { FieldSigns, type FieldSignsProps } from './field-signs.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';

interface ExpertisePageProps extends FieldDoorsProps {
  day: FieldHoursProps;
  signs: FieldSignsProps;
  seeAlso: SeeAlsoProps;
}

export function ExpertisePage({ day, signs, seeAlso, ...words }: ExpertisePageProps) {
  return (
    <>
      <FieldDoors {...words} />
      <FieldHours {...day} />
      <FieldSigns {...signs} />
      <SeeAlso {...seeAlso} />
    </>
  );
}
