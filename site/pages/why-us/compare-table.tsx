import { Link } from '../../navigation/link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './compare-table.module.css';

export interface CompareTableProps {
  heading: string;
  /** The question of each row, in the order of a service's answers. */
  questions: string[];
  services: { name: string; link: string; icon: string; description: string; answers: string[] }[];
}

/** Services that answer the same questions: side by side, or one below the other in windows narrower than 960 px. */
export function CompareTable({ heading, questions, services }: CompareTableProps) {
  return (
    <Band>
      <Wrap>
        <SectionHead heading={heading} />
        <div className={styles.table}>
          {services.map(({ name, link, icon, description, answers }) => (
            <article className={styles.card} key={link}>
              <div className={styles.head}>
                <span className={styles.tile}>
                  <Icon drawing={icon} />
                </span>
                <h3>
                  <Link className={styles.link} to={link}>
                    {name}
                  </Link>
                </h3>
                <p className={styles.text}>{description}</p>
              </div>
              <dl className={styles.answers}>
                {questions.map((question, index) => (
                  <div className={styles.row} key={question}>
                    <dt className={styles.question}>{question}</dt>
                    <dd>{answers[index]}</dd>
                  </div>
                ))}
              </dl>
            </article>
          ))}
        </div>
      </Wrap>
    </Band>
  );
}
