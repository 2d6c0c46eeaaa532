import { expect, it } from 'vitest';
import { postgresName } from './postgres-name.ts';

it.each([
  ['postgres://site:hush@db.example/enquiries', 'enquiries at db.example:5432'],
  ['postgres://site:hush@db.example:6432/site%20two', 'site two at db.example:6432'],
  ['postgres:///enquiries', 'enquiries at localhost:5432'],
  ['postgres:///enquiries?host=/run/postgresql', 'enquiries at /run/postgresql:5432'],
  ['postgres://site:hush@db.example/enquiries?host=other.example&port=6432', 'enquiries at other.example:6432'],
])('%s names the database, and where the driver looks for it', (url, expected) =>
  expect(postgresName(url)).toBe(`the PostgreSQL database ${expected}`),
);
