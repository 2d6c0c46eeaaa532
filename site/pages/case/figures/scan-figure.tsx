import { Badge } from '../../../ui/badge.tsx';
import { DrawnButton } from '../../../ui/drawn-button.tsx';
import { classes } from '../../../ui/classes.ts';
import { check } from '../../../ui/icons/check.ts';
import { Icon } from '../../../ui/icon.tsx';
import { backgroundClass } from '../../../ui/background.ts';
import { PlumeTile } from '../../../ui/plume-tile.tsx';
import { Text } from '../../../ui/text.tsx';
import { Title } from '../../../ui/title.tsx';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './scan-figure.drawing.module.css';

interface ScanFigureProps {
  gate: string;
  status: string;
  name: string;
  ticket: string;
  /** The number of guests who have entered, as text. */
  counted: string;
  button: string;
}

/** The phone that scans tickets at a gate; for a valid ticket, its whole screen is green. */
export function ScanFigure({ gate, status, name, ticket, counted, button }: ScanFigureProps) {
  return (
    <div className={classes(backgroundClass('pine'), styles.phone)}>
      <p className={classes(parts.row, styles.header)}>
        <Title as="b" size="smallTitle">
          {gate}
        </Title>
        <Badge background="peach">{status}</Badge>
      </p>
      <PlumeTile background="mist" className={styles.checkMark}>
        <Icon className={styles.icon} drawing={check} />
      </PlumeTile>
      <Title size="card">{name}</Title>
      <p>{ticket}</p>
      <Text color="quiet" className={styles.counted}>
        {counted}
      </Text>
      <DrawnButton background="chalk">{button}</DrawnButton>
    </div>
  );
}
