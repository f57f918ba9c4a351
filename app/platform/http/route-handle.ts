export type RouteHandle = {
  /** React runs in the browser; all other pages only send the shell script. */
  hydrate?: boolean;
  /**
   * `client`: without the site's menus. `own`: that for a signed-in client, the site's for others. `desk`: the page
   * brings its frame and `main`. `none`: neither frame, consent nor script.
   */
  frame?: 'client' | 'own' | 'desk' | 'none';
  embeddable?: true;
  permission?: string;
  /** The query parameters of a public page. Others bypass the page cache; `uncached` have endless values. */
  cache?: { params: readonly string[]; uncached?: readonly string[] };
  /**
   * With files. `spooled`: streamed from disk. `ofWork`: the route's `id` is the engagement of the files.
   * `isForRecovery`: its `token` opens a request. `isForAnybody`: nothing of it is kept.
   */
  upload?: {
    bytes: number;
    spooled?: true;
    isForClients?: true;
    ofWork?: true;
    isForRecovery?: true;
    isForAnybody?: true;
  };
  /** For programs, also from other sites: no cookies, no check of the origin, refusals in JSON. */
  api?: boolean;
};

/** Of a module or match: the router does not know its type. */
export function handleOf({ handle }: { handle?: unknown } = {}): RouteHandle {
  return isHandle(handle) ? handle : {};
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null;
}

export function hydrates(handles: readonly (RouteHandle | undefined)[]): boolean {
  return handles.findLast((handle) => handle?.hydrate !== undefined)?.hydrate ?? false;
}
