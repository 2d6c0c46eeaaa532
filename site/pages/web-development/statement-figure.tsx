import { Definitions } from '../../ui/definitions.tsx';
import { Caption } from '../../ui/caption.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Band } from '../../ui/band.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Split } from '../../ui/split.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import * as styles from './statement-figure.drawing.module.css';

export interface StatementFigureProps {
  heading: string;
  paragraphs: string[];
  facts: { term: string; text: string }[];
  figure: { picture: PictureFile; caption: string; link: NamedLink };
}

/** A statement as a heading; below it text and facts, beside a screen that extends beyond the right edge. */
export function StatementFigure({ heading, paragraphs, facts, figure }: StatementFigureProps) {
  return (
    <Band clip>
      <Wrap>
        <h2 className={styles.heading}>{heading}</h2>
        <Split at={6}>
          <div className={styles.text}>
            <Paragraphs texts={paragraphs} /> <Definitions look="plain" layout="beside" items={facts} />
          </div>
          <figure className={styles.figure}>
            <div className={styles.screen}>
              <Picture
                file={figure.picture}
                sizes="(width <= 700px) 760px, (width < 960px) 172vw, (width < 1240px) 156vw, 101vw"
                className={styles.picture}
              />
            </div>
            <Caption className={styles.caption}>
              {figure.caption}
              <MoreLink to={figure.link.link}>{figure.link.name}</MoreLink>
            </Caption>
          </figure>
        </Split>
      </Wrap>
    </Band>
  );
}
