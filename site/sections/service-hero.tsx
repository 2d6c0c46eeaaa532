import { FieldHero, type FieldHeroProps } from './field-hero.tsx';
import { HeroActions, type HeroActionsProps } from './hero-actions.tsx';

/** What the page's own words say in its opening. */
export interface ServiceHeroWords extends Pick<FieldHeroProps, 'heading' | 'text' | 'picture'> {
  actions: Pick<HeroActionsProps, 'primary' | 'second'>;
}

interface ServiceHeroProps extends Pick<FieldHeroProps, 'ground' | 'foot'> {
  words: ServiceHeroWords;
  /** The anchor of the section that the second action leads to, with #. */
  to: HeroActionsProps['to'];
}

/** The opening of a service's page: its art, a way to ask for it, and one to how it goes. */
export function ServiceHero({ words, ground, foot, to }: ServiceHeroProps) {
  const { heading, text, picture, actions } = words;
  return (
    <FieldHero heading={heading} text={text} picture={picture} ground={ground} foot={foot}>
      <HeroActions {...actions} to={to} />
    </FieldHero>
  );
}
