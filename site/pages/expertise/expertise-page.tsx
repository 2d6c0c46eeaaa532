import { FieldDoors, type FieldDoorsProps } from './field-doors.tsx';
import { FieldHours, type FieldHoursProps } from './field-hours.tsx';
import { FieldSigns, type FieldSignsProps } from './field-signs.tsx';
import { Onward, type OnwardProps } from '../../sections/onward.tsx';

interface ExpertisePageProps extends FieldDoorsProps {
  day: FieldHoursProps;
  signs: FieldSignsProps;
  onward: OnwardProps;
}

export function ExpertisePage({ day, signs, onward, ...words }: ExpertisePageProps) {
  return (
    <>
      <FieldDoors {...words} />
      <FieldHours {...day} />
      <FieldSigns {...signs} />
      <Onward {...onward} />
    </>
  );
}
