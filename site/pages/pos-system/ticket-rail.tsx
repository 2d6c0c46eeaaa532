import { Values } from '../../ui/values.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { DrawnButton } from '../../ui/drawn-button.tsx';
import { backgroundClass } from '../../ui/background.ts';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { OrderLines, type OrderLine } from './order-lines.tsx';
import { below, above } from '../../ui/space.ts';
import * as styles from './ticket-rail.drawing.module.css';

interface TicketRailProps {
  heading: string;
  text: string;
  slips: {
    time: string;
    title: string;
    text: string;
    lines?: OrderLine[] | undefined;
    /** The call to the waiter that the order is ready. */
    ring?: string | undefined;
    /** The check, split among the guests. */
    split?: { name: string; value: string }[] | undefined;
  }[];
}

const slipBackgrounds = ['chalk', 'haze', 'peach', 'chalk'] as const;

/** The stages of one order as slips of paper that hang from a rail. */
export function TicketRail({ heading, text, slips }: TicketRailProps) {
  return (
    <Band clip>
      <Wrap>
        <SectionHead heading={heading} text={text} split />
      </Wrap>
      <ol className={styles.slips}>
        {slips.map(({ time, title, text: description, lines, ring, split }, index) => (
          <li
            className={classes(styles.slip, backgroundClass(slipBackgrounds[index % slipBackgrounds.length]!))}
            key={title}
          >
            <Text size="small" className={below(3)} weight="strong">
              {time}
            </Text>
            <h3>{title}</h3>
            <p className={above(3)}>{description}</p>
            {lines && <OrderLines lines={lines} className={styles.lines} />}
            {ring && (
              <DrawnButton background="night" className={styles.ring}>
                {ring}
              </DrawnButton>
            )}
            {split && <Values lines={split} className={styles.split} />}
          </li>
        ))}
      </ol>
    </Band>
  );
}
