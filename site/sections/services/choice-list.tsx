import { Link } from '../../navigation/link.tsx';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './choice-list.module.css';

export interface ChoiceListProps {
  heading: string;
  text: string;
  choices: { sentence: string; name: string; link: string }[];
}

/** Sentences to read down until one is true; each leads to its page. */
export function ChoiceList({ heading, text, choices }: ChoiceListProps) {
  return (
    <Wrap grid>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <ol className={styles.list}>
        {choices.map(({ sentence, name, link }) => (
          <li className={styles.item} key={link}>
            <Link className={styles.link} to={link}>
              <span className={styles.label}>{sentence}</span>
              <b className={styles.strong}>
                {name}
                <Icon className={styles.icon} drawing={arrowRight} />
              </b>
            </Link>
          </li>
        ))}
      </ol>
    </Wrap>
  );
}
