import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { parseConfig } from '#server/config.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { StartError } from '#server/startup/start-error.ts';
import { developmentSettings, describeDelivery } from './development-settings.ts';

const mail = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'site@example.com', MAIL_TO: 'sales@example.com' };
const linesFor = (environment: Record<string, string>) =>
  describeDelivery(parseConfig(developmentSettings(environment), projectRoot));

test('development notifies nobody and has a separate data folder unless the environment says otherwise', () => {
  expect(linesFor({})).toEqual([
    'Enquiries are kept in data/development/enquiries.sqlite (to read them: ENV_FILE=/dev/null DATA_DIR=data/development npm run enquiries -- list)',
    'Nobody is notified of them',
  ]);
  expect(linesFor({ ...mail, DATABASE_URL: 'postgres://site:hush@127.0.0.1/site' })).toEqual([
    'Enquiries are kept in the database of DATABASE_URL',
    'Each is sent to sales@example.com',
  ]);
});

test('the command that reads enquiries is complete if they are kept in the project’s folder', () => {
  expect(linesFor({ DATA_DIR: projectRoot })[0]).toBe(
    'Enquiries are kept in ./enquiries.sqlite (to read them: ENV_FILE=/dev/null DATA_DIR=. npm run enquiries -- list)',
  );
});

test('development reads the file that ENV_FILE names, which the environment overrides; its API reads no other file', () => {
  const file = join(temporaryFolder(), 'settings');
  writeFileSync(file, 'DATA_DIR=/tmp/mine\nPORT=9000\nCONFIRMATION_MAIL=yes\n');
  expect(developmentSettings({ ENV_FILE: file, PORT: '9001' })).toEqual({
    DATA_DIR: '/tmp/mine',
    PORT: '9001',
    CONFIRMATION_MAIL: 'no',
    ENV_FILE: '/dev/null',
  });
});

test('a byte order mark at the start of the development settings hides none of them', () => {
  const file = join(temporaryFolder(), 'settings');
  writeFileSync(file, '\uFEFFDATA_DIR=/tmp/mine\n');
  expect(developmentSettings({ ENV_FILE: file })['DATA_DIR']).toBe('/tmp/mine');
});

test('a missing file of development settings is reported in one line, without a stack trace', () => {
  const ENV_FILE = join(temporaryFolder(), 'missing');
  expect(() => developmentSettings({ ENV_FILE })).toThrow(StartError);
  expect(() => developmentSettings({ ENV_FILE })).toThrow(`The settings in ${ENV_FILE} cannot be read`);
});
