interface Window {
  /** The document of a deep hash address, asked for before the site's script had come. */
  opening?: { path: string; response: Promise<Response> };
}
