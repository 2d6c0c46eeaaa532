import * as styles from './space.module.css';

/** The class that leaves space above, a step of the scale: the number times four pixels. */
export const above = (space: 1 | 2 | 3 | 4 | 5 | 6 | 8) => styles[`above${space}`];

/** The class that leaves it below. */
export const below = (space: 1 | 2 | 3 | 5 | 6) => styles[`below${space}`];
