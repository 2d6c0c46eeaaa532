import type { Garment } from './garments.ts';
import type { HairStyle } from './hair.ts';
import type { Skin } from './skins.ts';

/** A portrait in cut paper. Colors are `#rrggbb`. */
export interface Person {
  ground: string;
  /** Without a background, as in Paper. */
  isCutOut?: boolean;
  pose: Pose;
  face: Face;
  hair: { style: HairStyle; color: string };
  garment: { style: Garment; color: string; second?: string };
  glasses?: string;
  earrings?: string;
}

/** The head: its center in shares of the picture, its size relative to the standard one, its tilt in degrees clockwise. */
export interface Pose {
  x: number;
  y: number;
  size: number;
  tilt: number;
  looks: 'left' | 'right';
}

export interface Face {
  skin: Skin;
  /** From 0, frontal, to 1, turned by 45 degrees. */
  turn: number;
  /** Relative to the standard width, and to the standard length below the eyes. */
  width: number;
  length: number;
  /** From 0, a pointed chin, to 1, a square one. */
  jaw: number;
  eyes: 'open' | 'smiling';
  mouth: 'calm' | 'smile' | 'grin';
  brows: string;
  beard?: { color: string; shape: 'full' | 'short' | 'moustache' };
}
