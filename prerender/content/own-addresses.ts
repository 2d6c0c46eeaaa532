/** Whether the server answers an address itself, or a build has files there. */
export const isAnsweredByTheSite = (path: string): boolean =>
  /^\/(api|assets|pictures|feeds|research|error|thank-you|gallery)(\/|$)|^\/(feed\.xml|sitemap\.xml|robots\.txt|404\.html|release\.json)$/.test(
    path,
  );
