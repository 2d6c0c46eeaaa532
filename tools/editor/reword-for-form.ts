/** Rewords a problem's fix, which says what to do in a file, to say what to do in a form. */
export const rewordForForm = (problem: string): string =>
  problem
    .replace(/ in quotes, (as|such as) /, ' $1 ')
    .replace(/correct the name, or put a JPEG .*?(?=; similar|$)/s, 'choose or upload another');
