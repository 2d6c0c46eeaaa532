import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { above } from '../../ui/space.ts';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './first-weeks.module.css';

interface FirstWeeksProps {
  heading: string;
  text: string;
  /** The periods: `when` is a number or a range, such as 1 or 2 to 5, and `unit` the word above it. */
  weeks: { unit: string; when: string; title: string; text: string }[];
}

/** The first weeks with the product: periods side by side, with large numbers. */
export function FirstWeeks({ heading, text, weeks }: FirstWeeksProps) {
  return (
    <Band background="mist">
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <Columns as="ol" tablet={2} wide={[10, 12, 14, 11]} gap={[10, 6]} className={styles.weeks}>
          {weeks.map(({ unit, when, title, text: description }) => (
            <li key={when}>
              <Text weight="strong" color="quiet">
                {unit}
              </Text>
              <Title size="giant" numeral className={styles.number}>
                {when}
              </Title>
              <Title as="h3" size="smallTitle">
                {title}
              </Title>
              <Text className={above(2)} measure="medium">
                {description}
              </Text>
            </li>
          ))}
        </Columns>
      </Wrap>
    </Band>
  );
}
