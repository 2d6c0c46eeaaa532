/// <reference types="vite/types/importMeta.d.ts" />

const files = import.meta.glob<string>('../../../content/brand/map-*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of a drawn map in content/brand/, by its name there; undefined if there is none. */
export const mapFile = (name: string): string | undefined => files[`../../../content/brand/map-${name}.svg`];
