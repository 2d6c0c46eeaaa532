import { check } from '../../../ui/icons/check.ts';
import { Icon } from '../../../ui/icon.tsx';
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
    <div className={styles.phone}>
      <p className={styles.top}>
        <b className={styles.strong}>{gate}</b>
        <span className={styles.label}>{status}</span>
      </p>
      <div className={styles.good}>
        <Icon className={styles.icon} drawing={check} />
        <b className={styles.goodStrong}>{name}</b>
        <span className={styles.goodLabel}>{ticket}</span>
      </div>
      <p className={styles.counted}>{counted}</p>
      <p className={styles.next}>{button}</p>
    </div>
  );
}
