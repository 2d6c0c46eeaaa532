import marks from '../../content/brand/marks.svg?url&no-inline';

/** The address of the sprite of one-colour signs. */
export const marksFile: string = marks;
