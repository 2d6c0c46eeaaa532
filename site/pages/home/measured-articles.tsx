import { Link } from '../../navigation/link.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import * as pressable from '../../ui/pressable.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './measured-articles.module.css';

export interface MeasuredArticlesProps {
  heading: string;
  text: string;
  articles: { link: string; title: string; result: string }[];
}

/** A few articles with our own measurements: each title with one result. */
export function MeasuredArticles({ heading, text, articles }: MeasuredArticlesProps) {
  return (
    <Band flush="top">
      <Wrap grid>
        <SectionHead narrow heading={heading} text={text} className={styles.head} />
        <ul className={styles.list}>
          {articles.map(({ link, title, result }) => (
            <li key={link} className={classes(pressable.pressable, styles.row)}>
              <Title as="h3" size="smallTitle" className={pressable.title}>
                <Link className={pressable.link} to={link}>
                  {title}
                </Link>
              </Title>
              <Text color="quiet">{result}</Text>
            </li>
          ))}
        </ul>
      </Wrap>
    </Band>
  );
}
