export const masterFolder = new URL('../masters/', import.meta.url);
export const pictureFolder = new URL('../../content/pictures/', import.meta.url);
