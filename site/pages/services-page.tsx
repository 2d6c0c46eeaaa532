import { FieldHero, type FieldHeroProps } from '../sections/field-hero.tsx';
import { ChoiceList, type ChoiceListProps } from '../sections/services/choice-list.tsx';
import { Onward, type OnwardProps } from '../sections/onward.tsx';
import { RunInList, type RunInListProps } from '../sections/run-in-list.tsx';
import { ServicePlates, type ServicePlate } from '../sections/services/service-plates.tsx';
import { Band } from '../ui/band.tsx';

export interface ServicesPageProps extends Omit<FieldHeroProps, 'ground' | 'layout' | 'children'> {
  plates: ServicePlate[];
  choice: ChoiceListProps;
  same: RunInListProps;
  onward: OnwardProps;
}

export function ServicesPage({ plates, choice, same, onward, ...hero }: ServicesPageProps) {
  return (
    <>
      <FieldHero {...hero} ground="night" />
      <ServicePlates plates={plates} />
      <Band>
        <ChoiceList {...choice} />
        <RunInList {...same} />
      </Band>
      <Onward {...onward} />
    </>
  );
}
