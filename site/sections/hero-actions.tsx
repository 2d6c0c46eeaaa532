import { ButtonLink } from '../ui/button-link.tsx';
import * as styles from './hero-actions.module.css';
import type { NamedLink } from './named-link.ts';

export interface HeroActionsProps {
  primary: NamedLink;
  /** The label of the link to a section of this page. */
  second: string;
  /** The anchor, with `#`, of the section that the link leads to. */
  to: string;
}

/** The actions below a hero's text: a button to another page, and a link farther down this one. */
export function HeroActions({ primary, second, to }: HeroActionsProps) {
  return (
    <div className={styles.actions}>
      <ButtonLink to={primary.link} look="primary">
        {primary.name}
      </ButtonLink>
      <a href={to} className={styles.second}>
        {second}
      </a>
    </div>
  );
}
