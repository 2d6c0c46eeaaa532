import { FieldHero } from '../../sections/field-hero.tsx';
import { GrowingPhones, type GrowingPhonesProps } from './growing-phones.tsx';
import { HeroActions, type HeroActionsProps } from '../../sections/hero-actions.tsx';
import { TypeRows, type TypeRowsProps } from './type-rows.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import { Onward, type OnwardProps } from '../../sections/onward.tsx';
import { Pricing, type PricingProps } from '../../sections/pricing.tsx';
import type { PictureFile } from '../../ui/picture.tsx';

interface MobileDevelopmentPageProps {
  heading: string;
  text: string;
  picture: PictureFile;
  actions: Omit<HeroActionsProps, 'to'>;
  intro: WideFactsProps;
  process: Omit<GrowingPhonesProps, 'id'>;
  choice: TypeRowsProps;
  pricing: PricingProps;
  onward: OnwardProps;
}

export function MobileDevelopmentPage({ heading, text, picture, ...words }: MobileDevelopmentPageProps) {
  return (
    <>
      <FieldHero heading={heading} text={text} picture={picture} ground="deep" foot>
        <HeroActions {...words.actions} to="#process" />
      </FieldHero>
      <WideFacts {...words.intro} />
      <GrowingPhones id="process" {...words.process} />
      <TypeRows {...words.choice} />
      <Pricing {...words.pricing} />
      <Onward {...words.onward} />
    </>
  );
}
