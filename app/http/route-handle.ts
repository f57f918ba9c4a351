/** The innermost route that sets a value decides. */
export type RouteHandle = {
  /** React runs in the browser; all other pages send the shell script alone. */
  hydrate?: boolean;
  /** A page for another site's frame, without header, footer, consent and script. */
  bare?: boolean;
  frame?: 'any-site';
  /** The query parameters of a public page. Others bypass the page cache; `uncached` have endless values. */
  cache?: { params: readonly string[]; uncached?: readonly string[] };
  /** Bytes of files beside a form, from an administrator; anybody else sends a form at most. */
  upload?: { bytes: number };
  /** For programs, also from other sites: no cookies, no check of the origin, refusals in JSON. */
  api?: boolean;
};
