import { Paragraphs } from '../../ui/paragraphs.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { CutOut } from '../../sections/cut-out.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './printed-pages.drawing.module.css';

interface PrintedPagesProps {
  heading: string;
  paragraphs: string[];
  label: string;
  pages: { heading: string; number: string; households: { name: string; note: string; picture: PictureFile }[] }[];
}

/** The background colors of the four portraits on a page. */
const portraitBackgrounds = ['haze', 'mist', 'peach', 'mist'] as const;

/** The printed directory as an open booklet (a phone shows one page), and why there still is one. */
export function PrintedPages({ heading, paragraphs, label, pages }: PrintedPagesProps) {
  return (
    <Band clip>
      <Wrap>
        <Columns desktop={[7, 5]} align="end" gap={[0, 14]}>
          <figure className={styles.book} aria-label={label}>
            {pages.map((page) => (
              <div className={styles.page} key={page.number}>
                <Title size="smallTitle">{page.heading}</Title>
                <ul className={styles.households}>
                  {page.households.map(({ name, note, picture }, index) => (
                    <li key={name}>
                      <CutOut
                        file={picture}
                        background={portraitBackgrounds[index % portraitBackgrounds.length]!}
                        sizes="146px"
                        className={styles.portrait}
                      />
                      <Title size="lead">{name}</Title>
                      <Text size="fine" color="quiet">
                        {note}
                      </Text>
                    </li>
                  ))}
                </ul>
                <Text size="fine" color="quiet" className={styles.number}>
                  {page.number}
                </Text>
              </div>
            ))}
          </figure>
          <div className={styles.text}>
            <SectionHead narrow heading={heading} className={styles.head} /> <Paragraphs texts={paragraphs} />
          </div>
        </Columns>
      </Wrap>
    </Band>
  );
}
