import { readFileSync } from 'node:fs';
import type { Screen } from './screen.ts';

const readSheet = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const fontBase64 = readFileSync(
  new URL(import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')),
).toString('base64');

/** A screen as a document for Chromium that loads nothing. */
export const screenHtml = (screen: Screen): string => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: interface; src: url(data:font/woff2;base64,${fontBase64}); font-weight: 100 900 }
${['../../../site/styles/tokens.css', 'interface.css', ...screen.styles].map(readSheet).join('')}</style><body>${screen.html}`;
