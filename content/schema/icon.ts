import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const folder = new URL('icons/', import.meta.resolve('lucide-static/package.json'));

/** The name of a lucide icon (lucide.dev/icons); becomes the shapes inside its 24 by 24 drawing. */
export const icon = z.string().transform((name, context) => {
  const file = new URL(`${name}.svg`, folder);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
    context.addIssue({
      code: 'custom',
      message: `names the icon “${name}”, which lucide does not have: pick one at lucide.dev/icons`,
    });
    return z.NEVER;
  }
  const shapes =
    readFileSync(fileURLToPath(file), 'utf8').match(/<(path|circle|rect|line|polyline|polygon|ellipse)[^>]*>/g) ?? [];
  return shapes.join('').replaceAll(' />', '/>');
});
