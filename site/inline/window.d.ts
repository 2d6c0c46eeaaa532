interface Window {
  /** Settles when the document of a deep hash address has been swapped in. */
  opening?: Promise<void>;
}
