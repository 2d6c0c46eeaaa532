import { GrowingPhones, type GrowingPhonesProps } from './growing-phones/growing-phones.tsx';
import { TypeRows, type TypeRowsProps } from './type-rows.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { Pricing, type PricingProps } from '../../sections/pricing.tsx';
import { ServiceHero, type ServiceHeroContent } from '../../sections/service-hero.tsx';

interface MobileDevelopmentPageProps extends ServiceHeroContent {
  intro: WideFactsProps;
  process: Omit<GrowingPhonesProps, 'id'>;
  choice: TypeRowsProps;
  pricing: PricingProps;
  seeAlso: SeeAlsoProps;
}

export function MobileDevelopmentPage(content: MobileDevelopmentPageProps) {
  return (
    <>
      <ServiceHero content={content} background="deep" hasPictureBelow to="#process" />
      <WideFacts {...content.intro} />
      <GrowingPhones id="process" {...content.process} />
      <TypeRows {...content.choice} />
      <Pricing {...content.pricing} />
      <SeeAlso {...content.seeAlso} />
    </>
  );
}
