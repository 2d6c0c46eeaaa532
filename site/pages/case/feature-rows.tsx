import * as arrival from '../../ui/arrival.module.css';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './feature-rows.module.css';
import { CaseFigure, type CaseFigureProps } from './figures/case-figure.tsx';
import { Title } from '../../ui/title.tsx';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';

interface FeatureRowsProps {
  heading: string;
  text: string;
  rows: { title: string; text: string; figure: CaseFigureProps }[];
}

/** Numbered features, each with a figure beside it. */
export function FeatureRows({ heading, text, rows }: FeatureRowsProps) {
  return (
    <Band>
      <Wrap>
        <SectionHead heading={heading} text={text} split />
        <ol className={styles.list}>
          {rows.map((row, index) => (
            <li className={styles.item} key={row.title}>
              <Title as="b" size="large" color="cobalt" aria-hidden="true">
                {index + 1}
              </Title>
              <div className={styles.text}>
                <h3>{row.title}</h3>
                <Text className={above(3)} color="quiet">
                  {row.text}
                </Text>
              </div>
              <div className={classes(styles.figure, arrival.row)}>
                <CaseFigure {...row.figure} />
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
