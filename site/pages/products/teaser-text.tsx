import { classes } from '../../ui/classes.ts';
import { MoreLink, type MoreLinkProps } from '../../ui/more-link.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './teaser-text.module.css';

export interface TeaserTextProps {
  heading: string;
  text: string;
  more: NamedLink;
  /** The size of the heading. */
  size?: 'medium' | 'large';
  /** Puts the text beside the heading if there is room. */
  split?: boolean;
  linkColor?: MoreLinkProps['color'];
}

/** The text of a product's teaser; its link covers the nearest positioned ancestor. */
export function TeaserText({ heading, text, more, size = 'large', split, linkColor }: TeaserTextProps) {
  return (
    <Columns tablet={split ? 2 : 1} align="end" className={classes(split && styles.split)}>
      <Title as="h2" size={size}>
        {heading}
      </Title>
      <div>
        <Text size={size === 'large' ? 'lead' : 'body'} className={styles.text}>
          {text}
        </Text>
        <MoreLink to={more.link} stretched color={linkColor}>
          {more.name}
        </MoreLink>
      </div>
    </Columns>
  );
}
