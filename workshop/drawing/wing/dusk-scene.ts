import type { Fan } from './fan-scene.ts';
import type { CommonScene } from './scene.ts';

/** The parameters of `blender/arrangements/dusk.py`: an evening of paper, layer before layer. Lengths in scene units. */
export interface DuskScene extends CommonScene {
  arrangement: 'dusk';
  /** The visible floor is the sky. */
  sheet: { height: number; color: string };
  moon: [x: number, y: number];
  moonRadius: number;
  stars: [x: number, y: number, size: number][];
  /** The feathers around the moon. */
  tail: Fan;
  /** The y at which towers begin. */
  groundHeight: number;
  towers: Tower[];
  hills: { z: number; color: string; ridge: [x: number, y: number][] }[];
  /** A pin for each office, by its tip. */
  pins: [x: number, y: number, size: number, z: number][];
  /** Trees by the lower end of their crown. */
  trees: [x: number, y: number, size: number, z: number, color: string][];
}

interface Tower {
  left: number;
  width: number;
  /** The y of its roof. */
  top: number;
  z: number;
  color: string;
  /** One of ROOFS in `blender/arrangements/towers.py`. */
  roof: string;
  /** The number of upright windows. */
  windows: number;
  /** The bright windows, counted from the left. */
  lit: number[];
  windowHeight: number;
  windowColor: string;
}
