import { FieldHero, type FieldHeroProps } from './field-hero.tsx';
import { HeroActions, type HeroActionsProps } from './hero-actions.tsx';

/** The hero's texts, from the page's own content. */
export interface ServiceHeroContent extends Pick<FieldHeroProps, 'heading' | 'text' | 'picture'> {
  actions: Pick<HeroActionsProps, 'primary' | 'second'>;
}

interface ServiceHeroProps extends Pick<FieldHeroProps, 'background' | 'hasPictureBelow'> {
  content: ServiceHeroContent;
  /** The anchor, with `#`, of the section that the second action leads to. */
  to: HeroActionsProps['to'];
}

/** The hero of a service's page: its drawing, a link to an enquiry, and one to the section on how it works. */
export function ServiceHero({ content, background, hasPictureBelow, to }: ServiceHeroProps) {
  const { heading, text, picture, actions } = content;
  return (
    <FieldHero
      heading={heading}
      text={text}
      picture={picture}
      background={background}
      hasPictureBelow={hasPictureBelow}
    >
      <HeroActions {...actions} to={to} />
    </FieldHero>
  );
}
