import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { similarNamesHint } from './nearest-names.ts';

const iconFolder = new URL('icons/', import.meta.resolve('lucide-static/package.json'));

/** The shapes inside lucide's 24 by 24 drawing of the icon `name`. */
export const iconShapes = (name: string): string => {
  const source = readFileSync(fileURLToPath(new URL(`${name}.svg`, iconFolder)), 'utf8');
  const shapes = source.match(/<(path|circle|rect|line|polyline|polygon|ellipse)[^>]*>/g) ?? [];
  return shapes.join('').replaceAll(' />', '/>');
};

/** The name of a lucide icon (lucide.dev/icons). */
export const iconName = z
  .string()
  .refine((name) => /^[a-z0-9-]+$/.test(name) && existsSync(new URL(`${name}.svg`, iconFolder)), {
    error: (issue) =>
      `names the icon “${String(issue.input)}”, which lucide does not have: pick one at lucide.dev/icons${similarNamesHint(String(issue.input), allIcons())}`,
  });

const allIcons = () => readdirSync(iconFolder).map((file) => file.replace(/\.svg$/, ''));

/** The name of an icon, transformed into the shapes inside its 24 by 24 drawing. */
export const icon = iconName.transform(iconShapes);
