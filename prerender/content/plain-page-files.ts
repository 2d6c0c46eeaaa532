/** The folder below content/ with the pages that need no code, one file each. */
export const plainPages = 'plain-pages';

/** Whether a path below content/ is a plain page's file, not a backup that an editor left beside one. */
export const isPlainPage = (file: string) => /^plain-pages\/[^/.#~][^/]*\.yaml$/.test(file);
