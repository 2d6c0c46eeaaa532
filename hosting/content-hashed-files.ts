/** Folders of `dist/` whose file names contain a hash of the content: what such a name refers to never changes. */
export const contentHashedFolders = ['assets', 'pictures'] as const;

/** Whether a file of `dist/` may be cached forever; `name` is its path there, such as `assets/app-4f2a.js`. */
export function isContentHashed(name: string): boolean {
  return contentHashedFolders.some((folder) => name.startsWith(`${folder}/`));
}

/** Cache-Control of the files that may be cached forever. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';
/** Cache-Control of all other files: stored, but revalidated before each use. */
export const revalidateCacheControl = 'no-cache';
