import { readFileSync } from 'node:fs';
import { z } from 'zod';

const file = readFileSync(new URL('../brand/marks.svg', import.meta.url), 'utf8');
const symbols = new Map([...file.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id]) => [id, symbol]));

/** What the address of every mark begins with, until a page gets a sprite of its own: see prerender/data/mark-sprite.ts. */
export const wholeSprite = 'marks.svg#';

/** The markup of a mark in content/brand/marks.svg. Throws when there is none of that id. */
export function markSymbol(id: string): string {
  const symbol = symbols.get(id);
  if (!symbol) throw new Error(`content/brand/marks.svg has no “${id}”`);
  return symbol;
}

/** The id of a one-colour sign in content/brand/marks.svg, a technology or a client; becomes its address. */
export const mark = z
  .string()
  .refine((id) => symbols.has(id), {
    error: (issue) =>
      `names the mark “${String(issue.input)}”, which content/brand/marks.svg does not have: ${[...symbols.keys()].join(', ')}`,
  })
  .transform((id) => `${wholeSprite}${id}`);
