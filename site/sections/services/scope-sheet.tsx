import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './scope-sheet.module.css';

export interface ScopeSheetProps {
  heading: string;
  total: string;
  /** From what is built first to what is struck out. */
  groups: { name: string; note: string; fate: 'first' | 'later' | 'never'; items: string[] }[];
  rule: string;
  caption: string;
}

/** A list of wishes sorted into what is built first, later and not at all. */
export function ScopeSheet({ heading, total, groups, rule, caption }: ScopeSheetProps) {
  return (
    <figure>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h3 className={styles.title}>{heading}</h3>
          <span className={styles.label}>{total}</span>
        </div>
        {groups.map(({ name, note, fate, items }) => (
          <div key={name} className={styles[fate]}>
            <h4 className={styles.subtitle}>
              {name} <span className={classes(styles.label, styles.sheetLabel)}>{note}</span>
            </h4>
            <ul className={styles.list}>
              {items.map((item) => (
                <li className={styles.item} key={item}>
                  {fate === 'never' ? <s>{item}</s> : item}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className={styles.rule}>{rule}</p>
      </div>
      <Caption>{caption}</Caption>
    </figure>
  );
}
