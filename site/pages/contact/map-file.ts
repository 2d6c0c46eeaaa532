/// <reference types="vite/types/importMeta.d.ts" />

const files = import.meta.glob<string>('../../../content/brand/map-*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The URL of the drawn map content/brand/map-<name>.svg; undefined if there is no such file. */
export const mapFile = (name: string): string | undefined => files[`../../../content/brand/map-${name}.svg`];
