import type { CSSProperties } from 'react';
import { Band } from '../../ui/band.tsx';
import { Row } from '../../ui/row.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { HeroText, type HeroTextProps } from '../../sections/hero-text.tsx';
import { seatColors, type Seat } from './seat-colors.ts';
import { drawingWidth } from './seated-table-geometry.ts';
import { SeatedTable, type SeatedTableProps } from './seated-table.tsx';
import * as styles from './tables-hero.drawing.module.css';

export interface TablesHeroProps extends Omit<HeroTextProps, 'children'> {
  tables: SeatedTableProps[];
  legend: { seat: Seat; name: string }[];
}

/** The hero of the services: a table seen from above for each, showing where the client sits. */
export function TablesHero({ tables, legend, ...rest }: TablesHeroProps) {
  return (
    <Band background="night" clip flush data-hero="">
      <Wrap className={styles.hero} split={6}>
        <HeroText {...rest} />
        <figure
          className={styles.tables}
          style={
            { '--first-width': drawingWidth(tables[0]!), '--last-width': drawingWidth(tables.at(-1)!) } as CSSProperties
          }
        >
          <figcaption className={styles.legend}>
            <Row as="ul" gap={3} className={styles.seats}>
              {legend.map(({ seat, name }) => (
                <Row as="li" gap={2} align="center" key={seat}>
                  <i className={styles.seat} style={{ background: seatColors[seat] }} /> {name}
                </Row>
              ))}
            </Row>
          </figcaption>
          {tables.map((table) => (
            <SeatedTable key={table.name} {...table} />
          ))}
        </figure>
      </Wrap>
    </Band>
  );
}
