import type { CompanyColors } from '../company/company.ts';

/**
 * The system's font in the company's colors; dark mode has its own background. The navigation's negative margin is the padding
 * of its links: where the bar wraps, the first link's text is aligned with the company's name above it.
 */
export const viewerStyle = (colors: CompanyColors): string => `
:root { color-scheme: light dark; --background: ${colors.stone}; --card: ${colors.chalk}; --ink: ${colors.ink}; --soft: ${colors.slate};
  --line: ${colors.line}; --accent: ${colors.cobalt}; --warn: ${colors.ink}; --warn-background: ${colors.peach}; }
@media (prefers-color-scheme: dark) { :root { --background: ${colors.night}; --card: color-mix(in srgb, ${colors.night}, white 7%);
  --ink: ${colors.chalk}; --soft: color-mix(in srgb, ${colors.night}, white 70%); --line: color-mix(in srgb, ${colors.night}, white 20%);
  --accent: ${colors.sky}; --warn: ${colors.peach}; --warn-background: color-mix(in srgb, ${colors.night}, white 18%); } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
header { border-bottom: 1px solid var(--line); background: var(--card); }
.bar, main { max-width: 75rem; margin: 0 auto; padding: 0.75rem 1rem; }
.company { margin: 0; font-weight: 650; overflow-wrap: anywhere; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.5rem; }
nav { display: flex; gap: 0.25rem; margin-inline-start: -0.625rem; }
nav a { padding: 0.5rem 0.625rem; border-radius: 0.375rem; color: inherit; text-decoration: none; }
nav a:hover { background: var(--background); }
nav [aria-current] { font-weight: 650; box-shadow: inset 0 -2px var(--accent); border-radius: 0; }
form { display: flex; flex: 1 1 16rem; gap: 0.5rem; max-width: 32rem; margin-inline-start: auto; }
input, button { min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid var(--soft); border-radius: 0.375rem; font: inherit; }
input { flex: 1; min-width: 0; background: var(--card); color: inherit; }
button { border-color: var(--accent); background: var(--accent); color: var(--card); font-weight: 600; cursor: pointer; }
main { padding-block: 1.5rem 4rem; }
h1 { margin: 0 0 0.25rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
.note { margin: 0 0 1.25rem; color: var(--soft); }
.rows { margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); list-style: none; overflow: hidden; }
.rows li + li { border-top: 1px solid var(--line); }
.rows a { display: grid; gap: 0.125rem 1.25rem; padding: 0.75rem 1rem; color: inherit; text-decoration: none; }
.rows a:hover { background: var(--background); }
.rows a:focus-visible { outline-offset: -3px; }
.rows span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.who { font-weight: 600; }
.when, .from { color: var(--soft); font-size: 0.9375rem; }
.tag { padding: 0.0625rem 0.4375rem; border-radius: 0.25rem; background: var(--warn-background); color: var(--warn); font-size: 0.875rem; font-weight: 600; }
@media (min-width: 56rem) {
  .rows a { grid-template-columns: 11.5rem 12rem 15rem 1fr; align-items: baseline; }
}
.pages { gap: 1.5rem; margin: 1.25rem 0 0; }
.pages a { padding: 0.5rem 0; }
dl { display: grid; gap: 0.25rem 1.5rem; margin: 1.25rem 0; }
dt { color: var(--soft); }
dd { margin: 0 0 0.5rem; overflow-wrap: anywhere; }
@media (min-width: 40rem) { dl { grid-template-columns: max-content 1fr; } dd { margin: 0; } }
.words { padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card);
  white-space: pre-wrap; overflow-wrap: anywhere; }
.words p { max-width: 70ch; margin: 0; }
`;
