import { MoreLink } from '../../ui/more-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { NamedLink } from '../named-link.ts';
import * as styles from './statement-figure.module.css';

export interface StatementFigureProps {
  heading: string;
  paragraphs: string[];
  facts: { term: string; text: string }[];
  figure: { picture: PictureFile; caption: string; link: NamedLink };
}

/** A statement over the page's width; words and ruled facts beside a screen that runs off the right edge. */
export function StatementFigure({ heading, paragraphs, facts, figure }: StatementFigureProps) {
  return (
    <section className={styles.statement}>
      <Wrap grid>
        <h2>{heading}</h2>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <dl>
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure>
          <div className={styles.screen}>
            <Picture file={figure.picture} sizes="(width > 700px) 1010px, 760px" />
          </div>
          <figcaption>
            {figure.caption}
            <MoreLink to={figure.link.link}>{figure.link.name}</MoreLink>
          </figcaption>
        </figure>
      </Wrap>
    </section>
  );
}
