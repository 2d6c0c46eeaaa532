/** One thing that was checked: how it is, in one line of words that name the fix where something is to be fixed. */
export type Finding = {
  what: string;
  /** `missing` is what works as it is and that somebody who runs a site in earnest will want; `wrong` must be fixed. */
  state: 'ok' | 'missing' | 'wrong';
  words: string;
};

export const ok = (what: string, words: string): Finding => ({ what, state: 'ok', words });
export const missing = (what: string, words: string): Finding => ({ what, state: 'missing', words });
export const wrong = (what: string, words: string): Finding => ({ what, state: 'wrong', words });
