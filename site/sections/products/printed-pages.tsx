import { Paragraphs } from '../../ui/paragraphs.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { CutOut } from './cut-out.tsx';
import * as styles from './printed-pages.module.css';

export interface PrintedPagesProps {
  heading: string;
  paragraphs: string[];
  label: string;
  pages: { heading: string; number: string; households: { name: string; note: string; picture: PictureFile }[] }[];
}

/** An open booklet that comes in from the left edge, and why it is still there. */
export function PrintedPages({ heading, paragraphs, label, pages }: PrintedPagesProps) {
  return (
    <Band clip>
      <Wrap className={styles.split}>
        <figure className={styles.book} aria-label={label}>
          {pages.map((page) => (
            <div className={styles.part} key={page.number}>
              <b className={styles.strong}>{page.heading}</b>
              <ul className={styles.list}>
                {page.households.map(({ name, note, picture }) => (
                  <li key={name}>
                    <CutOut file={picture} sizes="146px" />
                    <b className={styles.bookStrong}>{name}</b>
                    <small className={styles.note}>{note}</small>
                  </li>
                ))}
              </ul>
              <i className={styles.sign}>{page.number}</i>
            </div>
          ))}
        </figure>
        <div className={styles.words}>
          <SectionHead narrow heading={heading} className={styles.head} /> <Paragraphs texts={paragraphs} />
        </div>
      </Wrap>
    </Band>
  );
}
