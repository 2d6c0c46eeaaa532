/** Path data of the pause and play icons, in a 24 by 24 view box. They look like Lucide's, in a fifth of the bytes. */
export const pauseOutline = 'M14 4h4v16h-4zM6 4h4v16H6z';
export const playOutline = 'm6 4 14 8-14 8z';
