interface Window {
  /** Settles when the document of a deep hash address has been taken in. */
  opening?: Promise<unknown>;
  /** Resolves when the page is about to answer; rejects with a ChunkLoadError when its code does not come. */
  starting?: Promise<unknown>;
}
