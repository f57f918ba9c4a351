/**
 * What a route tells the page frame and the server about itself: `export const handle = { … } satisfies RouteHandle`.
 * Where routes are nested, the innermost one that says something decides.
 */
export type RouteHandle = {
  /** React runs in the browser; all other pages send the shell script alone. */
  hydrate?: boolean;
  /** A page for another site's frame, without header, footer, consent and script. */
  bare?: boolean;
  /** Any site may show the page in a frame. It reads no cookies and changes nothing. */
  frame?: 'any-site';
  /**
   * The query parameters that a public page reads. The page cache keeps one copy for each of their values; a request
   * with any other parameter is answered past it, so that none can flood it. `uncached` are those with endless values.
   */
  cache?: { params: readonly string[]; uncached?: readonly string[] };
  /** The most bytes of a form with files. Without it, forms may be as long as any other request. */
  upload?: { bytes: number };
  /** For programs, also from other sites: without cookies, so without a check of the origin, and refused in JSON. */
  api?: boolean;
};
