const MUTATIONS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Where a request says it comes from; header values unchanged. */
export type RequestOrigin = {
  method: string;
  origin?: string;
  referer?: string;
  fetchSite?: string;
};

/** Whether the request may change something. */
export function isMutation(method: string): boolean {
  return MUTATIONS.has(method);
}

/**
 * The origins under which visitors see the site: that of `appUrl`, whatever the Host header claims. A site whose `appUrl`
 * is a loopback name is a demonstration, and also accepts the loopback name and port under which it was opened (the last).
 */
export function ownOrigins(appUrl: string, host: string | undefined): string[] {
  const canonical = new URL(appUrl);
  const opened = isLoopback(canonical.hostname) ? parse(`${canonical.protocol}//${host}`) : null;
  if (!opened || opened.origin === canonical.origin || !isLoopback(opened.hostname))
    return [canonical.origin];
  return [canonical.origin, opened.origin];
}

/**
 * Whether a request that changes something comes from the site's own pages (`own`, its origins). Browsers say so in
 * Origin; where that is missing or "null", Sec-Fetch-Site or Referer decide, and a request with none is refused.
 */
export function isOwnRequest(request: RequestOrigin, own: readonly string[]): boolean {
  if (!isMutation(request.method)) return true;
  if (request.origin && request.origin !== 'null') return own.includes(request.origin);
  if (request.fetchSite) return request.fetchSite === 'same-origin';
  return !request.origin && own.includes(parse(request.referer)?.origin ?? '');
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    hostname.endsWith('.localhost') ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

function parse(url: string | undefined): URL | null {
  return url ? URL.parse(url) : null;
}
