interface Window {
  /** The document of a deep hash address, requested before the site's script is loaded. */
  pendingDocument?: { path: string; response: Promise<Response> };
}
