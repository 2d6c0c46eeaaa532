import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { NamedLink } from '../named-link.ts';
import * as styles from './numbered-features.module.css';

export interface NumberedFeaturesProps {
  heading: string;
  features: { number: number; title: string; desc: string }[];
  more: NamedLink;
}

/** Features as a numbered, ruled list: the number large, title and description on its baseline. */
export function NumberedFeatures({ heading, features, more }: NumberedFeaturesProps) {
  return (
    <Band>
      <Wrap className={styles.features}>
        <SectionHead heading={heading} />
        <ol>
          {features.map(({ number, title, desc }) => (
            <li className={styles.item} key={number}>
              <b className={styles.strong}>{number}</b>
              <h3>{title}</h3>
              <p className={styles.text}>{desc}</p>
            </li>
          ))}
        </ol>
        <MoreLink to={more.link}>{more.name}</MoreLink>
      </Wrap>
    </Band>
  );
}
