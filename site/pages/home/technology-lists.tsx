import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './technology-lists.module.css';

export interface TechnologyListsProps {
  heading: string;
  text: string;
  groups: { heading: string; items: string[] }[];
}

/** The technologies we build with: one row per group. */
export function TechnologyLists({ heading, text, groups }: TechnologyListsProps) {
  return (
    <Band background="stone">
      <Wrap grid>
        <SectionHead narrow heading={heading} text={text} className={styles.head} />
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.heading} className={styles.group}>
              <Title as="h3" size="smallTitle">
                {group.heading}
              </Title>
              <ul className={styles.list}>
                {group.items.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Wrap>
    </Band>
  );
}
