import { classes } from '../../ui/classes.ts';
import { backgroundClass } from '../../ui/background.ts';
import { PlumeTile } from '../../ui/plume-tile.tsx';
import * as styles from './register-key.drawing.module.css';

export interface RegisterKeyProps {
  name: string;
  price: string;
  kind: 'meat' | 'side' | 'drink' | 'sweet';
  /** The quantity on the open ticket. */
  quantity?: string | undefined;
  className?: string | undefined;
}

const backgrounds = { meat: 'deep', side: 'mist', drink: 'chalk', sweet: 'peach' } as const;

/** The key of a dish on a cash register. */
export function RegisterKey({ name, price, kind, quantity, className }: RegisterKeyProps) {
  return (
    <p className={classes(styles.key, backgroundClass(backgrounds[kind]), styles[kind], className)}>
      <b className={styles.name}>{name}</b> {price}
      {quantity && (
        <PlumeTile background="chalk" size="small" className={styles.quantity}>
          {quantity}
        </PlumeTile>
      )}
    </p>
  );
}
