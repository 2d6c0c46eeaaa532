import { Mark } from '../../ui/mark.tsx';
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
    <section className={styles.technologies}>
      <Wrap grid>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        {[...lists, ...groups].map((list, at) => (
          <div key={list.heading} className={at < lists.length ? styles.list : styles.group}>
            <h3 className={styles.title}>{list.heading}</h3>
            <ul>
              {list.items.map(({ mark, name, use }) => (
                <li className={styles.item} key={name}>
                  <Mark className={styles.icon} address={mark} />
                  <b className={styles.strong}>{name}</b>
                  {use}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Wrap>
    </section>
  );
}
