/** The innermost route that sets a value decides. */
export type RouteHandle = {
  /** React runs in the browser; all other pages only send the shell script. */
  hydrate?: boolean;
  /**
   * What is around the page, instead of the site's header and footer. `desk`: the page brings its own frame and its
   * `main`. `none`: nothing, neither consent nor script.
   */
  frame?: 'desk' | 'none';
  /** Other sites may show the page in a frame of theirs. */
  embeddable?: true;
  /** What its loaders and actions require of a member. */
  permission?: string;
  /** The query parameters of a public page. Others bypass the page cache; `uncached` have endless values. */
  cache?: { params: readonly string[]; uncached?: readonly string[] };
  /**
   * The size of bodies with files: large for colleagues with the permission or for clients, a form's size for
   * everybody else. `spooled`: the body is written to disk, and the request streams it from there. `ofWork`: the
   * route's `id` is the engagement that the files are for, and the sender must be allowed to see it.
   */
  upload?: { bytes: number; spooled?: true; isForClients?: true; ofWork?: true };
  /** For programs, also from other sites: no cookies, no check of the origin, refusals in JSON. */
  api?: boolean;
};

/** Whether React runs in the browser on a page with these handles, the innermost last. */
export function hydrates(handles: readonly (RouteHandle | undefined)[]): boolean {
  return handles.findLast((handle) => handle?.hydrate !== undefined)?.hydrate ?? false;
}
