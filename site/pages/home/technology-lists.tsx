import { Band } from '../../ui/band.tsx';
import { Mark } from '../../ui/mark.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './technology-lists.module.css';

interface TechnologyList {
  heading: string;
  /** `mark` is the address of a symbol in a sprite; `use` what it serves for. */
  items: { mark: string; name: string; use?: string }[];
}

export interface TechnologyListsProps {
  heading: string;
  text: string;
  /** Two lists with a line about each technology. */
  lists: TechnologyList[];
  /** Four groups of names. */
  groups: TechnologyList[];
}

/** What we build with: two ruled lists, a strip of four groups. */
export function TechnologyLists({ heading, text, lists, groups }: TechnologyListsProps) {
  return (
    <Band ground="stone">
      <Wrap grid>
        <SectionHead narrow heading={heading} text={text} className={styles.head} />
        {[...lists, ...groups].map((list, at) => (
          <div key={list.heading} className={at < lists.length ? styles.list : styles.group}>
            <Title as="h3" size="smallTitle" className={styles.title}>
              {list.heading}
            </Title>
            <ul>
              {list.items.map(({ mark, name, use }) => (
                <li className={styles.item} key={name}>
                  <Mark className={styles.icon} address={mark} />
                  <b className={styles.name}>{name}</b>
                  {use}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Wrap>
    </Band>
  );
}
