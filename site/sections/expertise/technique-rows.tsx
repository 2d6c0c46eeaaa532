import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { TechniqueFigure } from './technique-figure.tsx';
import type { TechniqueFinds } from './technique-finds.ts';
import * as styles from './technique-rows.module.css';
import type { Technique } from './technique.ts';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';

export interface TechniqueRowsProps {
  id: string;
  heading: string;
  text?: string | undefined;
  techniques: Technique[];
  finds: TechniqueFinds;
}

/** The six techniques in ruled rows, their numbers as pictures, each with what it takes from one text. */
export function TechniqueRows({ id, heading, text, techniques, finds }: TechniqueRowsProps) {
  return (
    <Band ground="haze" id={id}>
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <ol>
          {techniques.map(({ number, name, description }) => (
            <li className={styles.item} key={name}>
              <Title as="span" size="display" className={styles.number} aria-hidden="true">
                {number}
              </Title>
              <div className={styles.words}>
                <h3>{name}</h3>
                <Text className={above(2)} measure="medium" balance>
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
