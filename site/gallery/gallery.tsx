import { cloneElement } from 'react';
import { CurrentPathProvider } from '../navigation/current-path.ts';
import type { Example } from './examples.ts';
import { longerText } from './longer-text.ts';
import { TokenList } from './token-list.tsx';
import * as styles from './gallery.module.css';

interface GalleryProps {
  examples: readonly Example[];
  /** The group of examples to show; null shows the list of groups. */
  group: string | null;
  /** Whether texts are lengthened (longer-text.ts): layouts must not overflow. */
  hasLongerText: boolean;
}

/** The tokens and the groups of primitives and sections, or the examples of a group. */
export function Gallery({ examples, group, hasLongerText }: GalleryProps) {
  if (!group) return <GroupList examples={examples} />;
  return (
    <CurrentPathProvider value="/gallery">
      <nav className={styles.toolbar} aria-label="Gallery">
        <a href="/gallery/">All groups</a> <b>{group}</b>{' '}
        <a href={groupHref({ group, hasLongerText: !hasLongerText })}>
          {hasLongerText ? 'Original text' : 'Longer text'}
        </a>
      </nav>
      {examples
        .filter((example) => example.group === group)
        .map(({ name, element, isPart }, index) => (
          <div key={index} className={styles.example}>
            <p className={styles.name}>{name}</p>
            <div className={styles.stage} data-example={`${group}, ${name}`} data-part={isPart || undefined}>
              {hasLongerText ? cloneElement(element, longerText(element.props as object)) : element}
            </div>
          </div>
        ))}
    </CurrentPathProvider>
  );
}

function GroupList({ examples }: Pick<GalleryProps, 'examples'>) {
  const groups = Map.groupBy(examples, ({ group }) => group);
  return (
    <main className={styles.groups}>
      <h1 className={styles.title}>Design system</h1>
      <TokenList />
      {[...groups].map(([group, members]) => (
        <div key={group} className={styles.group}>
          <h2 className={styles.groupName} data-group={group}>
            <a href={groupHref({ group })}>{group}</a>
          </h2>
          <ul>
            {members.map(({ name }, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </main>
  );
}

const groupHref = ({ group, hasLongerText = false }: { group: string; hasLongerText?: boolean }) =>
  `?show=${group}${hasLongerText ? '&words=longer' : ''}`;
