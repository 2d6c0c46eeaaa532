import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { groundClass } from '../../ui/ground.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { TechniqueFigure } from './technique-figure.tsx';
import * as styles from './technique-lead.module.css';
import type { TechniqueRowsProps } from './technique-rows.tsx';

export interface TechniqueLeadProps extends TechniqueRowsProps {
  /** The number of the technique the page is about. */
  own: number;
}

/** The technique a page is about on a large plate, beside the others, which lead up to it. */
export function TechniqueLead({ id, heading, text, techniques, finds, own }: TechniqueLeadProps) {
  return (
    <Band ground="pine" id={id}>
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <ol className={styles.list}>
          {techniques.map(({ number, name, description }) => (
            <li className={classes(groundClass('chalk'), styles.item, number === own && styles.own)} key={name}>
              <Title as="span" size={number === own ? 'display' : 'card'} className={styles.number} aria-hidden="true">
                {number}
              </Title>
              <div>
                <Title as="h3" size={number === own ? 'giant' : 'card'}>
                  {name}
                </Title>
                <Text size={number === own ? 'lead' : 'body'} className={styles.text}>
                  {description}
                </Text>
              </div>
              <div className={styles.figure}>
                <TechniqueFigure number={number} finds={finds} />
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
