import { readFileSync } from 'node:fs';
import { z } from 'zod';

const sprite = readFileSync(new URL('../brand/marks.svg', import.meta.url), 'utf8');
const ids = new Set([...sprite.matchAll(/<symbol[^>]* id="([^"]+)"/g)].map((match) => match[1]));

/** The id of a one-colour sign in content/brand/marks.svg: a technology or a client. */
export const mark = z.string().refine((id) => ids.has(id), {
  error: (issue) =>
    `names the mark “${String(issue.input)}”, which content/brand/marks.svg does not have: ${[...ids].join(', ')}`,
});
