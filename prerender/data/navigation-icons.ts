import { createHash } from 'node:crypto';
import { iconShapes } from '#content/schema/icon.ts';
import type { Navigation } from '#content/schema/navigation.ts';

/** The icons of the header's groups as one SVG sprite, and the address it is served at. */
export function navigationIcons({ header }: Navigation): { address: string; sprite: string } {
  const names = new Set(header.flatMap((group) => group.children ?? []).map((child) => child.icon));
  const symbols = [...names].map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${iconShapes(name)}</symbol>`);
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
  return { address: `/assets/navigation-${hash}.svg`, sprite };
}
