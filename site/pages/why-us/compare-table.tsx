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

/** Services side by side under the same questions; one below the other below 960 px. */
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
              <dl className={styles.list}>
                {questions.map((question, index) => (
                  <div className={styles.part} key={question}>
                    <dt className={styles.term}>{question}</dt>
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
