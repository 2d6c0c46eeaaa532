import { cloneElement } from 'react';
import { CurrentPathProvider } from '../navigation/current-path.ts';
import type { Example } from './examples.ts';
import { sectionNames } from './known-sections.ts';
import { longerWords } from './longer-words.ts';
import { TokenList } from './token-list.tsx';
import * as styles from './gallery.module.css';

export interface GalleryProps {
  examples: readonly Example[];
  /** A section, `blog/pager`, or a folder of them, `blog`; none shows the list. */
  show: string | null;
  longer: boolean;
}

/** The tokens and the list of primitives and sections, or the examples of one section or folder. */
export function Gallery({ examples, show, longer }: GalleryProps) {
  if (!show) return <SectionList examples={examples} />;
  const shown = examples.filter(({ section }) => section === show || section.startsWith(`${show}/`));
  return (
    <CurrentPathProvider value="/gallery">
      <nav className={styles.bar} aria-label="Gallery">
        <a href="/gallery/">All sections</a> <b>{show}</b>{' '}
        <a href={address(show, !longer)}>{longer ? 'Words as they are' : 'Longer words'}</a>
      </nav>
      {shown.map(({ section, name, element, part }, place) => (
        <div key={place} className={styles.example}>
          <p className={styles.name}>
            {section}, {name}
          </p>
          <div className={styles.stage} data-example={`${section}, ${name}`} data-part={part || undefined}>
            {longer ? cloneElement(element, longerWords(element.props as object)) : element}
          </div>
        </div>
      ))}
    </CurrentPathProvider>
  );
}

function SectionList({ examples }: Pick<GalleryProps, 'examples'>) {
  const folders = Map.groupBy(sectionNames, (name) => (name.includes('/') ? name.replace(/\/[^/]*$/, '') : ''));
  return (
    <main className={styles.list}>
      <h1 className={styles.title}>Design system</h1>
      <TokenList />
      {[...folders].map(([folder, sections]) => (
        <div key={folder} className={styles.folder}>
          <h2 className={styles.heading}>{folder ? <a href={address(folder, false)}>{folder}</a> : 'Shared'}</h2>
          <ul>
            {sections.map((name) => (
              <li key={name} data-section={name}>
                <a href={address(name, false)}>{name.replace(/.*\//, '')}</a>{' '}
                <small>{examples.filter(({ section }) => section === name).length}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </main>
  );
}

const address = (show: string, longer: boolean) => `?show=${show}${longer ? '&words=longer' : ''}`;
