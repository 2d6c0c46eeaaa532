import { Badge } from '../../../ui/badge.tsx';
import { DrawnButton } from '../../../ui/drawn-button.tsx';
import { classes } from '../../../ui/classes.ts';
import { check } from '../../../ui/icons/check.ts';
import { Icon } from '../../../ui/icon.tsx';
import { groundClass } from '../../../ui/ground.ts';
import { Text } from '../../../ui/text.tsx';
import { Title } from '../../../ui/title.tsx';
import * as parts from './figure-parts.module.css';
import * as styles from './scan-figure.module.css';

export interface ScanFigureProps {
  gate: string;
  status: string;
  name: string;
  ticket: string;
  counted: string;
  button: string;
}

/** A phone at a gate, the moment a ticket was good. */
export function ScanFigure({ gate, status, name, ticket, counted, button }: ScanFigureProps) {
  return (
    <div className={classes(groundClass('chalk'), styles.phone)}>
      <p className={classes(parts.row, styles.top)}>
        <Title as="b" size="smallTitle">
          {gate}
        </Title>
        <Badge ground="peach">{status}</Badge>
      </p>
      <div className={styles.good}>
        <Icon className={styles.icon} drawing={check} />
        <b className={styles.name}>{name}</b>
        <span>{ticket}</span>
      </div>
      <Text color="quiet" className={styles.counted}>
        {counted}
      </Text>
      <DrawnButton ground="cobalt">{button}</DrawnButton>
    </div>
  );
}
