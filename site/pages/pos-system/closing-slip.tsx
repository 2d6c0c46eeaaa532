import { Values } from '../../ui/values.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './closing-slip.drawing.module.css';

interface ClosingSlipProps {
  heading: string;
  paragraphs: string[];
  slip: {
    label: string;
    heading: string;
    text: string;
    /** The takings by means of payment; the last line is the total. */
    taken: { name: string; count: string; value: string }[];
    /** The count of the cash drawer; the last line is the difference to explain. */
    drawer: { name: string; value: string }[];
  };
}

/** The printed report at the end of the day, slightly tilted, beside text about the work that it saves. */
export function ClosingSlip({ heading, paragraphs, slip }: ClosingSlipProps) {
  const drawerLines = slip.drawer.map((line, index) => ({ ...line, marked: index === slip.drawer.length - 1 }));
  return (
    <Band background="stone">
      <Wrap>
        <Columns
          tablet={['minmax(326px, 1fr)', 1]}
          wide={['minmax(0, 424px)', 'minmax(0, 648px)']}
          align="center"
          gap={12}
          className={styles.split}
        >
          <figure className={styles.slip} aria-label={slip.label}>
            <Title size="card">{slip.heading}</Title>
            <Text size="small" color="quiet">
              {slip.text}
            </Text>
            <dl className={styles.takings}>
              {slip.taken.map(({ name, count, value }) => (
                <div className={styles.line} key={name}>
                  <dt>{name}</dt>
                  <dd className={styles.value}>{count}</dd>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
            <Values lines={drawerLines} className={styles.drawer} />
          </figure>
          <div>
            <SectionHead heading={heading} className={styles.head} /> <Paragraphs texts={paragraphs} />
          </div>
        </Columns>
      </Wrap>
    </Band>
  );
}
