import { GrowingPhones, type GrowingPhonesProps } from './growing-phones/growing-phones.tsx';
import { TypeRows, type TypeRowsProps } from './type-rows.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { Pricing, type PricingProps } from '../../sections/pricing.tsx';
import { ServiceHero, type ServiceHeroWords } from '../../sections/service-hero.tsx';

interface MobileDevelopmentPageProps extends ServiceHeroWords {
  intro: WideFactsProps;
  process: Omit<GrowingPhonesProps, 'id'>;
  choice: TypeRowsProps;
  pricing: PricingProps;
  seeAlso: SeeAlsoProps;
}

export function MobileDevelopmentPage(words: MobileDevelopmentPageProps) {
  return (
    <>
      <ServiceHero words={words} ground="deep" foot to="#process" />
      <WideFacts {...words.intro} />
      <GrowingPhones id="process" {...words.process} />
      <TypeRows {...words.choice} />
      <Pricing {...words.pricing} />
      <SeeAlso {...words.seeAlso} />
    </>
  );
}
