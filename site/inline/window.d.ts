interface Window {
  /** The document of a deep hash address, requested before the site's script is loaded. */
  pendingDocument?: { path: string; response: Promise<Response> };
  /** Until when the page counts as being left: site/navigation/leaving.ts. */
  leavingUntil?: number;
  /** Fires if the site's script does not begin: open-plain-address.ts. */
  scriptTimer?: ReturnType<typeof setTimeout>;
}
