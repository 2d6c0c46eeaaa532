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
    <section>
      <Wrap className={styles.features}>
        <h2>{heading}</h2>
        <ol>
          {features.map(({ number, title, desc }) => (
            <li key={number}>
              <b>{number}</b>
              <h3>{title}</h3>
              <p>{desc}</p>
            </li>
          ))}
        </ol>
        <MoreLink to={more.link}>{more.name}</MoreLink>
      </Wrap>
    </section>
  );
}
