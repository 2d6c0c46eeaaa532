import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { backgroundClass } from '../../ui/background.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { TechniqueFigure } from '../../sections/techniques/technique-figure.tsx';
import * as styles from './technique-plates.module.css';
import type { TechniqueRowsProps } from '../../sections/techniques/technique-rows.tsx';

/** The six techniques as plates of two alternating widths: what each extracts from one text, and below that how it works. */
export function TechniquePlates({ id, heading, text, techniques, finds }: TechniqueRowsProps) {
  return (
    <Band background="sky" id={id}>
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <ol className={styles.plates}>
          {techniques.map(({ number, name, description }) => (
            <li className={classes(backgroundClass('chalk'), styles.plate)} key={name}>
              <Title as="span" size="card" color="cobalt" aria-hidden="true">
                {number}
              </Title>
              <div className={styles.figure}>
                <TechniqueFigure number={number} finds={finds} />
              </div>
              <h3>{name}</h3>
              <Text color="quiet">{description}</Text>
            </li>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
