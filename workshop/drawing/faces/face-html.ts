import { readFileSync } from 'node:fs';
import type { Face } from './face.ts';

const readSheet = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const fontBase64 = (name: string) =>
  readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${name}-latin-wght-normal.woff2`))).toString('base64');
const fontFace = (family: string, name: string) =>
  `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${fontBase64(name)}); font-weight: 100 900 }`;

/** A face as a document for Chromium that loads nothing. */
export const faceHtml = (face: Face): string => `<!doctype html><meta charset="utf-8"><style>
${fontFace('face-display', 'special-gothic/files/special-gothic')}
${fontFace('face-text', 'hanken-grotesk/files/hanken-grotesk')}
${['../../../site/styles/tokens.css', 'faces.css', face.styles].map(readSheet).join('')}</style><body>${face.html}`;
