import { Link } from '../../navigation/link.tsx';
import { Arrow } from '../../ui/arrow.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { classes } from '../../ui/classes.ts';
import * as pressable from '../../ui/pressable.module.css';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './case-covers.module.css';

export interface CaseCoversProps {
  /** The invitation to read, on each card. */
  read: string;
  /** The cases, up to four, each with its own position and size. */
  cases: {
    name: string;
    link: string;
    line: string;
    cover: PictureFile;
    facts: { name: string; value: string }[];
  }[];
}

/** The covers of cases, each of a different size on wide pages. The whole card can be clicked, but only the name is a link. */
export function CaseCovers({ read, cases }: CaseCoversProps) {
  return (
    <Wrap grid className={styles.covers}>
      {cases.map(({ name, link, line, cover, facts }) => (
        <article key={link} className={classes(pressable.pressable, styles.case)}>
          <Picture
            file={cover}
            sizes="(width >= 960px) max(60vw, 924px), 100vw"
            coverOf={link}
            className={styles.cover}
          />
          <div className={styles.content}>
            <h2 className={styles.heading}>
              <Link className={pressable.link} to={link}>
                {name}
              </Link>
            </h2>
            <p className={styles.text}>{line}</p>
            <dl className={styles.facts}>
              {facts.map((fact) => (
                <div key={fact.name}>
                  <Text as="dt" size="small" color="quiet">
                    {fact.name}
                  </Text>
                  <Text as="dd" size="small" weight="strong">
                    {fact.value}
                  </Text>
                </div>
              ))}
            </dl>
            <span className={styles.read} aria-hidden="true">
              {read}
              <Arrow />
            </span>
          </div>
        </article>
      ))}
    </Wrap>
  );
}
