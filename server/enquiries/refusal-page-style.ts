import type { CompanyColors } from '../company/company.ts';

/** The style sheet of the refusal page, in the company's colors. */
export const refusalPageStyle = ({ night, ink, cobalt, ember, stone }: CompanyColors): string => `
:root { --night: ${night}; --ink: ${ink}; --cobalt: ${cobalt}; --ember: ${ember}; --stone: ${stone}; }
* { box-sizing: border-box; }
body { margin: 0; border-top: 0.5rem solid var(--night); background: var(--stone); color: var(--ink);
  font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem 4rem; }
.company { margin: 0 0 1.5rem; font-weight: 600; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.75rem; font-size: 2rem; line-height: 1.2; text-wrap: balance; }
a { color: var(--cobalt); }
ul { margin: 1.5rem 0; padding: 1rem 1rem 1rem 2.25rem; border-left: 0.25rem solid var(--ember); background: white; }
label { display: block; margin: 1.5rem 0 0.375rem; font-weight: 600; }
input, textarea { display: block; width: 100%; padding: 0.75rem; border: 1px solid var(--ink); border-radius: 0.375rem;
  background: white; color: inherit; font: inherit; }
[aria-invalid] { border: 2px solid var(--ember); }
:focus-visible { outline: 3px solid var(--cobalt); outline-offset: 2px; }
.why { margin: 0.375rem 0 0; color: var(--ember); }
button { margin: 1.75rem 0; padding: 0.875rem 1.75rem; border: 0; border-radius: 0.375rem; background: var(--cobalt);
  color: white; font: inherit; font-weight: 600; cursor: pointer; }
`;
