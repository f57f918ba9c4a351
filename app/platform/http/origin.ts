const MUTATIONS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export type RequestOrigin = {
  method: string;
  origin?: string;
  referer?: string;
  fetchSite?: string;
};

export function isMutation(method: string): boolean {
  return MUTATIONS.has(method);
}

/** Independent of the Host header, except for a demonstration on a loopback name. */
export function ownOrigins(appUrl: string, host: string | undefined): string[] {
  const canonical = new URL(appUrl);
  const opened = isLoopback(canonical.hostname) ? parse(`${canonical.protocol}//${host}`) : null;
  if (!opened || opened.origin === canonical.origin || !isLoopback(opened.hostname))
    return [canonical.origin];
  return [canonical.origin, opened.origin];
}

/** By Origin; else by Sec-Fetch-Site or Referer. Refused when all are missing. */
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
