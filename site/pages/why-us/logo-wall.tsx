import { SectionHead } from '../../ui/section-head.tsx';
import { Split } from '../../ui/split.tsx';
import { Title } from '../../ui/title.tsx';
import { Band } from '../../ui/band.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Row } from '../../ui/row.tsx';
import * as styles from './logo-wall.module.css';

export interface LogoWallProps {
  heading: string;
  text: string;
  /** `mark` is the address of a symbol in a sprite. */
  rows: { heading: string; items: { name: string; mark: string }[] }[];
}

/** The logos of technologies in ruled rows, in one color, each with its name. */
export function LogoWall({ heading, text, rows }: LogoWallProps) {
  return (
    <Band background="haze">
      <Wrap>
        <SectionHead heading={heading} text={text} />
        {rows.map((row) => (
          <Split at={4} key={row.heading} className={styles.row}>
            <Title as="h3" size="smallTitle" className={styles.title}>
              {row.heading}
            </Title>
            <Columns as="ul" phone={2} tablet={3} wide={5} gap={[1, 3]} className={styles.list}>
              {row.items.map(({ name, mark }) => (
                <Row as="li" gap={3} align="center" className={styles.item} key={name}>
                  <Mark address={mark} className={styles.logo} />
                  {name}
                </Row>
              ))}
            </Columns>
          </Split>
        ))}
      </Wrap>
    </Band>
  );
}
