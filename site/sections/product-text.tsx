import { Link } from '../navigation/link.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { arrowRight } from '../ui/icons/arrow-right.ts';
import { Icon } from '../ui/icon.tsx';
import { Text } from '../ui/text.tsx';
import { HeroHeading } from './hero-heading.tsx';
import type { NamedLink } from './named-link.ts';
import * as styles from './product-text.module.css';

export interface ProductTextProps {
  /** The link to the list that the product belongs to. */
  parent: NamedLink;
  heading: string;
  claim: string;
  text: string;
  action: NamedLink;
}

/** The beginning of every product page: the link to the list, the product's name and claim, a paragraph, a button. */
export function ProductText({ parent, heading, claim, text, action }: ProductTextProps) {
  return (
    <div className={styles.content}>
      <Link to={parent.link} className={styles.parent}>
        {parent.name}
      </Link>
      <HeroHeading heading={heading} claim={claim} nameSize="card" className={styles.title} />
      <Text size="lead" color="quiet" className={styles.text}>
        {text}
      </Text>
      <ButtonLink to={action.link} look="primary">
        {action.name}
        <Icon drawing={arrowRight} />
      </ButtonLink>
    </div>
  );
}
