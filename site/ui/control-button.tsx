import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import * as scripted from './scripted.module.css';
import * as styles from './control-button.module.css';
import { Icon } from './icon.tsx';

export interface ControlButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** The accessible name. */
  label: string;
  drawing: string;
  /** `raised` is for tinted backgrounds. */
  background?: 'light' | 'dark' | 'raised';
}

const backgroundClasses = { light: undefined, dark: styles.onDark, raised: styles.raised };

/** A small button with an icon: back, forward, pause. Hidden without scripts. */
export function ControlButton({ label, drawing, background = 'light', className, ...rest }: ControlButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classes(scripted.scripted, styles.control, backgroundClasses[background], className)}
    >
      <Icon drawing={drawing} />
    </button>
  );
}
