import { expect, test, vi } from 'vitest';
import { missingTexts } from '#prerender/content/missing-texts.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { smallContent, smallDay, smallRoutes } from './small-content.ts';

vi.mock('#languages/languages.ts', async (original) => {
  const actual = await original<typeof import('#languages/languages.ts')>();
  const es: Record<string, unknown> = { ...actual.languages.es };
  delete es['menu'];
  return { ...actual, languages: { ...actual.languages, es } };
});

test('a text that the language of the site lacks is an error of the build', async () => {
  const content = smallContent();
  content.change('company.yaml', 'country: US', 'language: es\ncountry: US');
  const { folder } = content;
  await expect(readContent(folder, { routes: smallRoutes, today: smallDay })).rejects.toThrow(
    /^languages\/es\.ts: lacks “menu”: add it, as languages\/en\.ts has it in English$/,
  );
});

test('a text that a group lacks is named by its path, and a whole group by its own', () => {
  const complete = { home: 'Home', mail: { subject: 'An enquiry', greeting: () => 'Hello' } };
  expect(missingTexts({ home: 'Inicio', mail: { subject: 'Una consulta' } }, complete)).toEqual(['mail.greeting']);
  expect(missingTexts({ home: 'Inicio' }, complete)).toEqual(['mail']);
  expect(missingTexts(complete, complete)).toEqual([]);
});
