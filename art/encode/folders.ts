/** Where pictures are as they were made, and where the site's are. */
export interface PictureFolders {
  masters: URL;
  pictures: URL;
}

export const masterFolder = new URL('../masters/', import.meta.url);
export const pictureFolder = new URL('../../content/pictures/', import.meta.url);

export const ownFolders: PictureFolders = { masters: masterFolder, pictures: pictureFolder };
