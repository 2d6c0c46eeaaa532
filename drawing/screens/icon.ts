import { readFileSync } from 'node:fs';

/** An icon of lucide as SVG in the color of its words. Throws for a name that lucide has not. */
export function icon(name: string, styleClass = ''): string {
  const file = readFileSync(new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`)), 'utf8');
  const drawing = /<svg[^>]*>([^]*)<\/svg>/.exec(file)?.[1] ?? '';
  return `<svg class="icon ${styleClass}" viewBox="0 0 24 24">${drawing.trim()}</svg>`;
}
