import { FieldDoors, type FieldDoorsProps } from '../sections/expertise/field-doors.tsx';
import { FieldHours, type FieldHoursProps } from '../sections/expertise/field-hours.tsx';
import { FieldSigns, type FieldSignsProps } from '../sections/expertise/field-signs.tsx';

export interface ExpertisePageProps extends FieldDoorsProps {
  day: FieldHoursProps;
  signs: FieldSignsProps;
}

export function ExpertisePage({ day, signs, ...words }: ExpertisePageProps) {
  return (
    <>
      <FieldDoors {...words} />
      <FieldHours {...day} />
      <FieldSigns {...signs} />
    </>
  );
}
