import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { RunInList, type RunInListProps } from '../../sections/run-in-list.tsx';
import { ServicePlates, type ServicePlate } from './service-plates.tsx';
import { TablesHero, type TablesHeroProps } from './tables-hero.tsx';
import { Band } from '../../ui/band.tsx';

export interface ServicesPageProps extends TablesHeroProps {
  plates: ServicePlate[];
  choice: ChoiceListProps;
  same: RunInListProps;
  seeAlso: SeeAlsoProps;
}

export function ServicesPage({ plates, choice, same, seeAlso, ...hero }: ServicesPageProps) {
  return (
    <>
      <TablesHero {...hero} />
      <ServicePlates plates={plates} />
      <Band>
        <ChoiceList {...choice} />
        <RunInList {...same} at={5} />
      </Band>
      <SeeAlso {...seeAlso} />
    </>
  );
}
