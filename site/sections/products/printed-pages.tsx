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
    <section className={styles.print}>
      <Wrap className={styles.split}>
        <figure className={styles.book} aria-label={label}>
          {pages.map((page) => (
            <div key={page.number}>
              <b>{page.heading}</b>
              <ul>
                {page.households.map(({ name, note, picture }) => (
                  <li key={name}>
                    <CutOut file={picture} sizes="146px" />
                    <b>{name}</b>
                    <small>{note}</small>
                  </li>
                ))}
              </ul>
              <i>{page.number}</i>
            </div>
          ))}
        </figure>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Wrap>
    </section>
  );
}
