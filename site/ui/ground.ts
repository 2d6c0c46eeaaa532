import * as styles from './ground.module.css';

/** A background color, which also sets the colors of text, quiet text and the focus ring. */
export type Ground =
  | 'chalk'
  | 'stone'
  | 'haze'
  | 'sky'
  | 'mist'
  | 'peach'
  | 'signal'
  | 'cobalt'
  | 'deep'
  | 'night'
  | 'pine';

/** The class of an element with this background. */
export const groundClass = (ground: Ground) => styles[ground];
