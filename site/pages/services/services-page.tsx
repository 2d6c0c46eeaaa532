import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';
import { Onward, type OnwardProps } from '../../sections/onward.tsx';
import { RunInList, type RunInListProps } from '../../sections/run-in-list.tsx';
import { ServicePlates, type ServicePlate } from './service-plates.tsx';
import { TablesHero, type TablesHeroProps } from './tables-hero.tsx';
import { Band } from '../../ui/band.tsx';

export interface ServicesPageProps extends TablesHeroProps {
  plates: ServicePlate[];
  choice: ChoiceListProps;
  same: RunInListProps;
  onward: OnwardProps;
}

export function ServicesPage({ plates, choice, same, onward, ...hero }: ServicesPageProps) {
  return (
    <>
      <TablesHero {...hero} />
      <ServicePlates plates={plates} />
      <Band>
        <ChoiceList {...choice} />
        <RunInList {...same} at={5} />
      </Band>
      <Onward {...onward} />
    </>
  );
}
