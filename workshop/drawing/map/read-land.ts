import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { ArtError } from '../../../art/art-error.ts';

/** A position in degrees. */
export type Point = readonly [longitude: number, latitude: number];

export type Line = readonly Point[];

interface Place {
  name: string;
  at: Point;
  /** 'city' is the central one, 'water' a river or lake; a town by default. */
  kind?: 'city' | 'water';
}

/** The things that a map can show. Roads are ranked by traffic; a `street` is shown for orientation. */
export interface Land {
  roads: Record<'freeway' | 'tollway' | 'highway' | 'street', Line[]>;
  streams: Record<'river' | 'creek', Line[]>;
  areas: Record<'lake' | 'park' | 'airport', Line[]>;
  counties: Record<'harris' | 'fortBend', Line>;
  places: Place[];
  /** The numbers of roads. */
  shields: { text: string; at: Point }[];
}

/** Lines by kind and name, as text. */
type LineGroup = Record<string, Record<string, string>>;

/** Reads houston.yaml. */
export async function readLand(): Promise<Land> {
  const file = parse(await readFile(new URL('houston.yaml', import.meta.url), 'utf8')) as Record<string, unknown>;
  const lines = (group: string) =>
    Object.fromEntries(
      Object.entries(file[group] as LineGroup).map(([kind, named]) => [kind, Object.values(named).map(parseLine)]),
    );
  const counties = Object.entries(file['counties'] as Record<string, string>);
  const places = (group: string) =>
    (file[group] as { at: string }[]).map((entry) => ({ ...entry, at: parsePoint(entry.at) }));
  return {
    roads: lines('roads'),
    streams: lines('streams'),
    areas: lines('areas'),
    counties: Object.fromEntries(counties.map(([name, text]) => [name, parseLine(text)])),
    places: places('places'),
    shields: places('shields'),
  } as unknown as Land;
}

/** A line from `longitude,latitude` pairs separated by white space. */
const parseLine = (text: string): Line => text.split(/\s+/).map(parsePoint);

/** A position from `longitude,latitude`. Throws an ArtError for any other text. */
export function parsePoint(text: string): Point {
  const [, longitude, latitude] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (longitude === undefined || latitude === undefined)
    throw new ArtError(`workshop/drawing/map/houston.yaml: “${text}” is not a position: write longitude,latitude`);
  return [Number(longitude), Number(latitude)];
}
