import type { CSSProperties } from 'react';
import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { check } from '../../ui/icons/check.ts';
import { Icon } from '../../ui/icon.tsx';
import { backgroundClass } from '../../ui/background.ts';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './stair-cards.module.css';

interface StairCardsProps {
  heading: string;
  text: string;
  /** Four periods, each with fewer cards than the one before. */
  steps: { when: string; items: { title: string; text: string }[] }[];
}

/** The colors of the cards, step by step. */
const stepBackgrounds = ['haze', 'sky', 'cobalt', 'deep'] as const;

/** The deliverables over time, as stacks of cards that get lower like a flight of stairs. */
export function StairCards({ heading, text, steps }: StairCardsProps) {
  return (
    <Band>
      <Wrap className={styles.stairs}>
        <SectionHead heading={heading} text={text} className={styles.head} />
        <Columns as="ol" desktop={4} align="end" gap={6} className={classes(arrival.scene, arrival.turns)}>
          {steps.map(({ when, items }, step) => (
            <li className={styles.step} key={when} style={{ '--step': step } as CSSProperties}>
              <Title as="b" size="smallTitle" className={styles.when}>
                {when}
              </Title>
              <ul className={styles.cards}>
                {items.map((item) => (
                  <li
                    className={classes(
                      styles.card,
                      backgroundClass(stepBackgrounds[step % stepBackgrounds.length]!),
                      arrival.sheet,
                    )}
                    key={item.title}
                  >
                    <Icon className={styles.icon} drawing={check} />
                    <Title as="h3" size="smallTitle">
                      {item.title}
                    </Title>
                    <p className={styles.text}>{item.text}</p>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </Columns>
      </Wrap>
    </Band>
  );
}
