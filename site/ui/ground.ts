import * as styles from './ground.module.css';

/** A color with the text, the quiet text and the focus ring that are read on it. */
export type Ground =
  'chalk' | 'stone' | 'haze' | 'sky' | 'mist' | 'peach' | 'sundown' | 'cobalt' | 'deep' | 'night' | 'pine';

/** The class that lays it. */
export const groundClass = (ground: Ground) => styles[ground];
