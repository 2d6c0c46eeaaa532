/** The form libraries, installed when this is imported, and what they keep private. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext, runInThisContext } from 'node:vm';
import { cacheFolder } from '../source-file.ts';

export const folder = join(cacheFolder, 'ai-web-form-validation');

/** The versions of the libraries. */
export const libraries = {
  validator: '13.15.35',
  joi: '18.3.2',
  yup: '1.7.1',
  zod: '4.6.7',
  valibot: '1.5.0',
  '@vee-validate/rules': '4.15.1',
  '@formkit/rules': '2.1.2',
  parsleyjs: '2.9.2',
  'jquery-validation': '1.22.1',
  ajv: '8.17.1',
  'ajv-formats': '3.0.1',
  'email-validator': '2.0.4',
  'fastest-validator': '1.19.1',
  '@vuelidate/validators': '2.0.4',
  vue: '3.5.13',
  '@angular/forms': '21.2.26',
  'libphonenumber-js': '1.13.16',
};

/** Returns a true value for a text that a rule accepts. */
export type Accepts = (text: string) => unknown;

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: libraries }));
execFileSync(
  'npm',
  'install --no-audit --no-fund --no-package-lock --ignore-scripts --legacy-peer-deps --silent'.split(' '),
  { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
);
const require = createRequire(join(folder, 'package.json'));
/** Imports an installed library. */
export const load = async (name: string) => import(pathToFileURL(require.resolve(name)).href);
const source = (file: string) => readFileSync(join(folder, 'node_modules', file), 'utf8');

/** A private pattern of a library, read from its file: the literal after the text `before`. */
export function patternIn(file: string, before: string): RegExp {
  const text = source(file);
  const start = text.indexOf(before);
  if (start === -1) throw new Error(`${file} has no “${before}”`);
  const literal = text
    .slice(start + before.length)
    .split('\n')[0]!
    .trim()
    .replace(/[;,]$/, '');
  return runInThisContext(literal) as RegExp;
}

/** jQuery Validation's methods, without a page: they use only their first argument. */
export function jqueryMethods(): Record<string, Accepts> {
  const jquery = Object.assign(() => [], {
    fn: {},
    extend: Object.assign,
    ajaxPrefilter: () => {},
    each: () => {},
    expr: { pseudos: {} },
  });
  for (const file of ['jquery.validate.js', 'additional-methods.js']) {
    runInNewContext(source(`jquery-validation/dist/${file}`), { jQuery: jquery });
  }
  const { methods } = (jquery as unknown as { validator: { methods: Record<string, (...args: unknown[]) => unknown> } })
    .validator;
  const self = { optional: () => false };
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [name, (text: string) => method.call(self, text, {})]),
  );
}
