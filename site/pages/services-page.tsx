import { Chapter } from '../sections/services/chapter.tsx';
import { ChoiceList, type ChoiceListProps } from '../sections/services/choice-list.tsx';
import { FeatherHero, type FeatherHeroProps } from '../sections/services/feather-hero.tsx';
import { RunInList, type RunInListProps } from '../sections/services/run-in-list.tsx';
import { ServicePlates, type ServicePlate } from '../sections/services/service-plates.tsx';

export interface ServicesPageProps extends FeatherHeroProps {
  plates: ServicePlate[];
  choice: ChoiceListProps;
  same: RunInListProps;
}

export function ServicesPage({ plates, choice, same, ...hero }: ServicesPageProps) {
  return (
    <>
      <FeatherHero {...hero} />
      <ServicePlates plates={plates} />
      <Chapter>
        <ChoiceList {...choice} />
        <RunInList {...same} />
      </Chapter>
    </>
  );
}
