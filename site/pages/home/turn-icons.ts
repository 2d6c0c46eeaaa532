/** Two bars and a triangle with the corners of a line icon: a fifth of the bytes of Lucide's, drawn alike. */
export const pauseOutline = 'M14 4h4v16h-4zM6 4h4v16H6z';
export const playOutline = 'm6 4 14 8-14 8z';
