/** The form libraries: their versions, their installation and their files. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder } from '../source-file.ts';

/** The folder that the libraries are installed in. */
export const installFolder = join(cacheFolder, 'ai-web-form-validation');

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

/** Installs the libraries without running their scripts, and without their peer dependencies, such as jQuery. */
export function installLibraries(): void {
  mkdirSync(installFolder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: libraries };
  writeFileSync(join(installFolder, 'package.json'), JSON.stringify(manifest));
  execFileSync(
    'npm',
    'install --no-audit --no-fund --no-package-lock --ignore-scripts --legacy-peer-deps --silent'.split(' '),
    { cwd: installFolder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

const require = createRequire(join(installFolder, 'package.json'));

export const importLibrary = async (name: string) => import(pathToFileURL(require.resolve(name)).href);

/** The text of a file of a library, by its path below node_modules. */
export const readLibraryFile = (path: string) => readFileSync(join(installFolder, 'node_modules', path), 'utf8');
