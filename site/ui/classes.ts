/** Joins class names and leaves out false and undefined ones. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
