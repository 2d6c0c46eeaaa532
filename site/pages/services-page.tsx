import { FieldHero, type FieldHeroProps } from '../sections/field-hero.tsx';
import { Chapter } from '../sections/services/chapter.tsx';
import { ChoiceList, type ChoiceListProps } from '../sections/services/choice-list.tsx';
import { Onward, type OnwardProps } from '../sections/onward.tsx';
import { RunInList, type RunInListProps } from '../sections/run-in-list.tsx';
import { ServicePlates, type ServicePlate } from '../sections/services/service-plates.tsx';

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
      <Chapter>
        <ChoiceList {...choice} />
        <RunInList {...same} />
      </Chapter>
      <Onward {...onward} />
    </>
  );
}
