import { expect, test } from 'vitest';
import { z } from 'zod';
import { mark } from '#content/schema/mark.ts';
import type { KnownFiles } from '#content/schema/known-files.ts';
import { schemaForm } from './schema-form.ts';

const knownMarks = (...ids: string[]): KnownFiles => ({ pictures: {}, marks: new Map(ids.map((id) => [id, ''])) });

test('a form offers the marks that are known now, and is remade only if they have changed', () => {
  const schema = z.strictObject({ logo: mark });
  const form = schemaForm(schema, 'techniques.yaml', knownMarks('react'));
  expect(form.fields[0]).toMatchObject({ name: 'logo', options: [{ value: 'react' }] });
  expect(schemaForm(schema, 'techniques.yaml', knownMarks('react'))).toBe(form);
  const next = schemaForm(schema, 'techniques.yaml', knownMarks('react', 'rust'));
  expect(next.fields[0]).toMatchObject({ options: [{ value: 'react' }, { value: 'rust' }] });
});

test('files with the same schema have separate forms', () => {
  const schema = z.strictObject({ name: z.string() });
  const form = schemaForm(schema, 'people/team.yaml', knownMarks());
  expect(schemaForm(schema, 'company.yaml', knownMarks())).not.toBe(form);
});
