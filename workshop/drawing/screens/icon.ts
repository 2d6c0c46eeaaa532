import { readFileSync } from 'node:fs';

/** A lucide icon as SVG in the text color. Throws for a name that lucide does not have. */
export function icon(name: string): string {
  const file = readFileSync(new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`)), 'utf8');
  const shapes = /<svg[^>]*>([^]*)<\/svg>/.exec(file)?.[1] ?? '';
  return `<svg class="icon" viewBox="0 0 24 24">${shapes.trim()}</svg>`;
}
