/** The path data of a pause icon, in a 24 by 24 view box. It looks like Lucide's, in fewer bytes. */
export const pauseOutline = 'M14 4h4v16h-4zM6 4h4v16H6z';

/** The path data of a play icon, in a 24 by 24 view box. It looks like Lucide's, in fewer bytes. */
export const playOutline = 'm6 4 14 8-14 8z';
