import type { Examples } from '../gallery/examples.ts';
import { CutOut } from './cut-out.tsx';

export const examples: Examples = {
  '/church-directory': ({ '/church-directory': page }) => (
    <CutOut file={page.pews[0]![0]!} sizes={'(width <= 700px) 140px, 240px'} first={false} />
  ),
  '/church-directory, second': ({ '/church-directory': page }) => (
    <CutOut file={page.pews[2]![0]!} sizes={'(width <= 700px) 140px, 240px'} first />
  ),
  '/church-directory, third': ({ '/church-directory': page }) => (
    <CutOut file={page.desk.changes.rows[0]!.picture} ground="mist" sizes="50px" />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
