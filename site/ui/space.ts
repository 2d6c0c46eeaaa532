import * as styles from './space.module.css';

/** The class for space above, in units of four pixels. */
export const above = (space: 1 | 2 | 3 | 4 | 5 | 6 | 8) => styles[`above${space}`];

/** The class for space below, in units of four pixels. */
export const below = (space: 1 | 2 | 3 | 5 | 6) => styles[`below${space}`];
