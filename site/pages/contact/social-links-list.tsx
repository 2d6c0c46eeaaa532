import * as language from '#language';
import { arrowUpRight } from '../../ui/icons/arrow-up-right.ts';
import { Icon } from '../../ui/icon.tsx';
import { Title } from '../../ui/title.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { above } from '../../ui/space.ts';
import type { SocialLink } from '../social-links.ts';
import * as styles from './social-links-list.module.css';

export interface SocialLinksListProps {
  heading: string;
  links: SocialLink[];
}

/** The company's social profiles, if any; each opens in a new tab. */
export function SocialLinksList({ heading, links }: SocialLinksListProps) {
  if (links.length === 0) return null;
  return (
    <div className={styles.follow} data-print="none">
      <Title as="h3" size="smallTitle">
        {heading}
      </Title>
      <ul className={above(2)}>
        {links.map(({ name, url, icon }) => (
          <li key={name}>
            <a className={styles.link} href={url} target="_blank" rel="noreferrer">
              <Icon drawing={icon} />
              <span>
                {name}
                <VisuallyHidden> {language.opensInNewTab}</VisuallyHidden>
              </span>
              <Icon className={styles.arrow} drawing={arrowUpRight} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
