/** A problem with what is done in a form, where its message tells what is done in a file. */
export const rewordForForm = (problem: string): string =>
  problem
    .replace(/ in quotes, (as|such as) /, ' $1 ')
    .replace(/correct the name, or put a JPEG .*?(?=; similar|$)/s, 'choose or upload another');
