import type { ReactNode } from 'react';
import { Text } from '../ui/text.tsx';
import { HeroHeading, type HeroHeadingProps } from './hero-heading.tsx';
import * as styles from './hero-text.module.css';

export interface HeroTextProps extends Omit<HeroHeadingProps, 'className' | 'nameSize'> {
  text: string;
  /** Shown below the text, such as buttons. */
  children?: ReactNode;
}

/** The main text of a hero, beside a drawing. */
export function HeroText({ heading, claim, text, children }: HeroTextProps) {
  return (
    <div>
      <HeroHeading heading={heading} claim={claim} />
      <Text size="lead" className={styles.text}>
        {text}
      </Text>
      {children}
    </div>
  );
}
