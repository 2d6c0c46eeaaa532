import type { ReactNode } from 'react';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { EntityFigure } from './entity-figure.tsx';
import { FeelingFigure } from './feeling-figure.tsx';
import { KeywordFigure } from './keyword-figure.tsx';
import { StemFigure } from './stem-figure.tsx';
import { SummaryFigure } from './summary-figure.tsx';
import type { TechniqueFinds } from './technique-finds.ts';
import * as styles from './technique-rows.module.css';
import type { Technique } from './technique.ts';
import { TopicFigure } from './topic-figure.tsx';

export interface TechniqueRowsProps {
  id: string;
  heading: string;
  text?: string | undefined;
  techniques: Technique[];
  finds: TechniqueFinds;
  /** The number of the technique the page is about. */
  own?: number | undefined;
}

/** The six techniques in ruled rows, each with what it takes from one text, drawn the way it works. */
export function TechniqueRows({ id, heading, text, techniques, finds, own }: TechniqueRowsProps) {
  const figures: ReactNode[] = [
    <StemFigure key="stem" words={finds.stems} />,
    <KeywordFigure key="keyword" words={finds.keywords} />,
    <EntityFigure key="entity" entities={finds.entities} />,
    <TopicFigure key="topic" topics={finds.topics} />,
    <SummaryFigure key="summary" summary={finds.summary} />,
    <FeelingFigure key="feeling" {...finds.feelings} />,
  ];
  return (
    <Band ground="haze" id={id}>
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <ol>
          {techniques.map(({ number, name, description }, at) => (
            <li className={styles.item} key={name}>
              <span className={classes(styles.number, number === own && styles.own)} aria-hidden="true">
                {number}
              </span>
              <div className={styles.words}>
                <h3>{name}</h3>
                <p className={styles.text}>{description}</p>
              </div>
              <div className={styles.figure}>{figures[at]}</div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
