/** The result of one check: `words` is one line, which names the fix where there is something to fix. */
export type Finding = {
  what: string;
  /** `missing`: the site works without it, but a site in production should have it. `wrong`: it must be fixed. */
  state: 'ok' | 'missing' | 'wrong';
  words: string;
};

export const ok = (what: string, words: string): Finding => ({ what, state: 'ok', words });
export const missing = (what: string, words: string): Finding => ({ what, state: 'missing', words });
export const wrong = (what: string, words: string): Finding => ({ what, state: 'wrong', words });
