interface Window {
  /** Settles when the document of a deep hash address has been taken in. */
  opening?: Promise<unknown>;
}
