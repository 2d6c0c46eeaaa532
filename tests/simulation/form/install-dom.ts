/**
 * Installs the globals of a browser for the simulation of the form. Must be imported before React, which looks for them
 * when it is loaded. The test runner's own jsdom environment cannot be used: there, the server's worker is not found.
 */
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';

// React as visitors have it: its development build mounts everything twice.
process.env['NODE_ENV'] = 'production';

// The test runner compiles JSX for development, into calls of a function that this React does not have.
const require = createRequire(import.meta.url);
const { jsx } = require('react/jsx-runtime') as { jsx: (type: unknown, props: object, key?: string) => unknown };
Object.assign(require('react/jsx-dev-runtime') as object, { jsxDEV: jsx });

const { window } = new JSDOM('<!doctype html><body></body>', { url: 'https://site.example/' });

const names = [
  'window',
  'document',
  'location',
  'navigator',
  'customElements',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'HTMLFormElement',
  'HTMLIFrameElement',
  'Node',
  'FormData',
  'Event',
  'SubmitEvent',
  'AbortController',
  'AbortSignal',
] as const;

for (const name of names)
  Object.defineProperty(globalThis, name, { value: window[name], writable: true, configurable: true });

Object.assign(globalThis, {
  addEventListener: (...args: Parameters<typeof window.addEventListener>) => window.addEventListener(...args),
});
