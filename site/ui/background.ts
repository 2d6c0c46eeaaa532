import * as styles from './background.module.css';

/** A background color, which also sets the colors of text, quiet text and the focus ring. */
export type Background =
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
export const backgroundClass = (background: Background) => styles[background];
