import { Link } from '../../navigation/link.tsx';
import { Arrow } from '../../ui/arrow.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/row.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './choice-list.module.css';

export interface ChoiceListProps {
  heading: string;
  text: string;
  choices: { sentence: string; name: string; link: string }[];
}

/** Sentences of clients: the one that applies to the reader links to the service for it. */
export function ChoiceList({ heading, text, choices }: ChoiceListProps) {
  return (
    <Wrap split={5}>
      <SectionHead narrow heading={heading} text={text} />
      <ol className={styles.list}>
        {choices.map(({ sentence, name, link }) => (
          <li className={styles.item} key={link}>
            <Link className={styles.link} to={link}>
              <Title size="card" className={styles.sentence}>
                {sentence}
              </Title>
              <Row as="p" gap={2} align="center" className={classes(textStyles.strong, textStyles.cobalt)}>
                {name}
                <Arrow />
              </Row>
            </Link>
          </li>
        ))}
      </ol>
    </Wrap>
  );
}
