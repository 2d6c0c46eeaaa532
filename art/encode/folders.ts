/** The folders of the original pictures and of those encoded for the site. */
export interface PictureFolders {
  masters: URL;
  pictures: URL;
}

export const masterFolder = new URL('../masters/', import.meta.url);
export const pictureFolder = new URL('../../content/pictures/', import.meta.url);

export const projectFolders: PictureFolders = { masters: masterFolder, pictures: pictureFolder };
