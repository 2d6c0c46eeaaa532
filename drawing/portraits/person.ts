import type { Garment } from './garments.ts';
import type { HairStyle } from './hair.ts';
import type { Skin } from './skins.ts';

/** How somebody is cut out of paper. Colors are `#rrggbb`. */
export interface Person {
  ground: string;
  /** Stands before whatever a page puts behind it: see Paper. */
  isCutOut?: boolean;
  pose: Pose;
  face: Face;
  hair: { style: HairStyle; color: string };
  garment: { style: Garment; color: string; second?: string };
  glasses?: string;
  earrings?: string;
}

/** Where the head is: its middle in shares of the picture, its size against the usual, its tilt in degrees. */
export interface Pose {
  x: number;
  y: number;
  size: number;
  tilt: number;
  looks: 'left' | 'right';
}

export interface Face {
  skin: Skin;
  /** From 0, seen from the front, to 1, turned by half a right angle. */
  turn: number;
  /** Shares of the usual width and length below the eyes. */
  width: number;
  length: number;
  /** From 0, a pointed chin, to 1, a square one. */
  jaw: number;
  eyes: 'open' | 'smiling';
  mouth: 'calm' | 'smile' | 'grin';
  brows: string;
  beard?: { color: string; shape: 'full' | 'short' | 'moustache' };
}
