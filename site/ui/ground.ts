import * as styles from './ground.module.css';

/** A background color with its colors for text, quiet text and the focus ring. */
export type Ground =
  'chalk' | 'stone' | 'haze' | 'sky' | 'mist' | 'peach' | 'signal' | 'cobalt' | 'deep' | 'night' | 'pine';

export const groundClass = (ground: Ground) => styles[ground];
