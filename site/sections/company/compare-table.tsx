import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './compare-table.module.css';

export interface CompareTableProps {
  heading: string;
  /** What every row asks, in the order of a service's answers. */
  questions: string[];
  services: { name: string; link: string; icon: string; description: string; answers: string[] }[];
}

/** Services side by side under the same questions; under one another on a phone. */
export function CompareTable({ heading, questions, services }: CompareTableProps) {
  return (
    <section className={styles.compare}>
      <Wrap>
        <h2>{heading}</h2>
        <div className={styles.table}>
          {services.map(({ name, link, icon, description, answers }) => (
            <article key={link}>
              <div>
                <span className={styles.tile}>
                  <Icon drawing={icon} />
                </span>
                <h3>
                  <Link to={link}>{name}</Link>
                </h3>
                <p>{description}</p>
              </div>
              <dl>
                {questions.map((question, at) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>{answers[at]}</dd>
                  </div>
                ))}
              </dl>
            </article>
          ))}
        </div>
      </Wrap>
    </section>
  );
}
