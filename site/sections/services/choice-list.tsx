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
    <Wrap grid className={styles.choice}>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ol className={styles.list}>
        {choices.map(({ sentence, name, link }) => (
          <li key={link}>
            <Link to={link}>
              <span>{sentence}</span>
              <b>
                {name}
                <Icon drawing={arrowRight} />
              </b>
            </Link>
          </li>
        ))}
      </ol>
    </Wrap>
  );
}
