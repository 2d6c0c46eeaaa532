import { Caption } from '../../ui/caption.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { DrawnButton } from '../../ui/drawn-button.tsx';
import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { Title } from '../../ui/title.tsx';
import * as styles from './week-app.drawing.module.css';
import { WeekOfShifts, type Week } from '../../sections/week-of-shifts.tsx';
import { Row } from '../../ui/row.tsx';

interface WeekAppProps {
  name: string;
  /** The names of the views; the first is selected. */
  views: string[];
  /** The days of the week, as text. */
  range: string;
  totals: { name: string; value: string }[];
  approve: string;
  caption: string;
  week: Week;
}

/** The product's window with the current week, which overlaps the hero above. */
export function WeekApp({ name, views, range, totals, approve, caption, week }: WeekAppProps) {
  return (
    <Wrap>
      <div className={styles.app}>
        <DrawnScreen device="window" label={name} className={styles.window}>
          <Row align="center" between wrap className={styles.header}>
            <Title as="b" size="smallTitle">
              {name}
            </Title>
            <span className={styles.views}>
              {views.map((view) => (
                <span className={styles.view} key={view}>
                  {view}
                </span>
              ))}
            </span>
            {range}
          </Row>
          <WeekOfShifts {...week} />
          <Row align="center" wrap className={styles.footer}>
            {totals.map((total) => (
              <span key={total.name}>
                <Title as="b" size="smallTitle" color="ink">
                  {total.value}
                </Title>{' '}
                {total.name}
              </span>
            ))}
            <DrawnButton background="cobalt" className={styles.approve}>
              {approve}
            </DrawnButton>
          </Row>
        </DrawnScreen>
        <Caption as="p">{caption}</Caption>
      </div>
    </Wrap>
  );
}
