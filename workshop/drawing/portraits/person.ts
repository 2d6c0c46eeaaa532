import type { Garment } from './garments.ts';
import type { HairStyle } from './hair.ts';
import type { Skin } from './skins.ts';

/** A portrait in cut paper. Colors are `#rrggbb`. */
export interface Person {
  ground: string;
  /** Whether the portrait has no background, as in Paper. */
  isCutOut?: boolean;
  pose: Pose;
  face: Face;
  hair: { style: HairStyle; color: string };
  garment: { style: Garment; color: string; second?: string };
  glasses?: string;
  earrings?: string;
}

/** The place of the head, by its center, in shares of the picture. */
export interface Pose {
  x: number;
  y: number;
  /** Relative to the standard head. */
  size: number;
  /** Degrees clockwise. */
  tilt: number;
  facing: 'left' | 'right';
}

export interface Face {
  skin: Skin;
  /** The turn of the head, from 0, frontal, to 1, turned by 45 degrees. */
  turn: number;
  /** Relative to the standard width. */
  width: number;
  /** The length below the eyes, relative to the standard one. */
  length: number;
  /** The shape of the chin, from 0, pointed, to 1, square. */
  jaw: number;
  eyes: 'open' | 'smiling';
  mouth: 'calm' | 'smile' | 'grin';
  brows: string;
  beard?: { color: string; shape: 'full' | 'short' | 'mustache' };
}
