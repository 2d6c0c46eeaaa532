import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** Coordinates in degrees. */
export interface Office {
  id: string;
  city: string;
  latitude: number;
  longitude: number;
}

/** The offices of content/company.yaml that have coordinates, in its order. */
export async function readOffices(): Promise<Office[]> {
  const file = await readFile(new URL('../../../content/company.yaml', import.meta.url), 'utf8');
  return (parse(file) as { offices: Partial<Office>[] }).offices.filter(
    (office): office is Office => office.latitude !== undefined && office.longitude !== undefined,
  );
}
