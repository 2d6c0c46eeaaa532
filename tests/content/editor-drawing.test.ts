import { expect, test } from 'vitest';
import { editing, put } from './editing.ts';

/** Saves the page of the team with other values; returns the result of the check. */
async function saveTeam({ ask }: Awaited<ReturnType<typeof editing>>, changed: Record<string, unknown>) {
  const files = JSON.parse((await ask('/files.json')).text) as Record<string, string>;
  const team = JSON.parse(files['content/pages/team.json']!) as object;
  const { text } = await ask('/files/content/pages/team.json', put({ ...team, ...changed }));
  return JSON.parse(text) as { problems: string[]; outdated: string[] };
}

test('a save names the pages whose share pictures are outdated, and has them drawn', async () => {
  const ending = Promise.withResolvers<void>();
  const edited = await editing(async (begins) => {
    begins('/team');
    await ending.promise;
  });
  expect(await saveTeam(edited, { title: 'Who we are' })).toMatchObject({
    problems: [],
    outdated: expect.arrayContaining(['/team']) as string[],
  });
  const doing = async () => (JSON.parse((await edited.ask('/doing.json')).text) as { doing: string }).doing;
  expect(await doing()).toBe('Drawing the picture that a shared link to /team shows …');
  const drawn = edited.ask('/drawn.json');
  ending.resolve();
  expect(JSON.parse((await drawn).text)).toEqual({ problems: [] });
  expect(await doing()).toBe('');
  expect(edited.drawn()).toBe(1);
});

test('nothing is drawn while there are problems', async () => {
  const edited = await editing();
  expect(await saveTeam(edited, { description: 'Too short.' })).toMatchObject({ outdated: [] });
  expect(edited.drawn()).toBe(0);
});

test('why share pictures cannot be drawn is answered', async () => {
  const edited = await editing(() => Promise.reject(new Error('The title “W” is too long\nNo Chromium was found')));
  await saveTeam(edited, { title: 'Who we are' });
  expect(JSON.parse((await edited.ask('/drawn.json')).text)).toEqual({
    problems: ['The title “W” is too long', 'No Chromium was found'],
  });
});
