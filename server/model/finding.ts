/** The result of one check: `message` is one line, which names the fix where there is something to fix. */
export type Finding = {
  /** The part that was checked, in one word such as `outbox`. Stays `what`: programs read it from `--json`. */
  what: string;
  /** `missing`: the site works without it, but a site in production should have it. `wrong`: it must be fixed. */
  state: 'ok' | 'missing' | 'wrong';
  message: string;
};

export const ok = (what: string, message: string): Finding => ({ what, state: 'ok', message });
export const missing = (what: string, message: string): Finding => ({ what, state: 'missing', message });
export const wrong = (what: string, message: string): Finding => ({ what, state: 'wrong', message });
