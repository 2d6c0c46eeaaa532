import { check } from '../../ui/icons/check.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './stair-cards.module.css';

export interface StairCardsProps {
  heading: string;
  text: string;
  /** Four steps of time, each with fewer cards than the one before. */
  steps: { when: string; items: { title: string; text: string }[] }[];
}

/** What one gets, as stacks of cards that grow lower with time. */
export function StairCards({ heading, text, steps }: StairCardsProps) {
  return (
    <section>
      <Wrap className={styles.stairs}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ol>
          {steps.map(({ when, items }) => (
            <li key={when}>
              <b>{when}</b>
              <ul>
                {items.map((item) => (
                  <li key={item.title}>
                    <Icon drawing={check} />
                    <h3>{item.title}</h3>
                    <p>{item.text}</p>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
