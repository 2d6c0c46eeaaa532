interface Window {
  /** The document of a deep hash address, requested before the site's script is loaded. */
  pendingDocument?: { path: string; response: Promise<Response> };
  /** Fires if the site's script does not begin: open-plain-address.ts. */
  scriptTimer?: ReturnType<typeof setTimeout>;
}
