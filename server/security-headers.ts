/** For every answer without a policy of its own: it may load and do nothing. */
export const LOCKED_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=()',
  'camera=()',
  'display-capture=()',
  'encrypted-media=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'picture-in-picture=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

/** Name, value, name, value: `response.writeHead` takes this without copying. */
export type RawHeaders = readonly string[];

const HSTS = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'];

const FRAMABLE = /(?:^|;)\s*frame-ancestors \*\s*(?:;|$)/;

/**
 * An answer's `own` headers after those of `head` that it does not set itself. Where its policy lets any site frame it, the
 * older header that would forbid it is left out; without a policy it gets the locked one.
 */
export function withSecurity(head: RawHeaders, own: RawHeaders): RawHeaders {
  const set = new Map(own.map((name, index) => [index % 2 ? '' : name.toLowerCase(), own[index + 1] ?? '']));
  const policy = set.get('content-security-policy');
  if (policy !== undefined && FRAMABLE.test(policy)) set.set('x-frame-options', '');
  const others = head.filter((_, index) => !set.has((head[index - (index % 2)] ?? '').toLowerCase()));
  return [...others, ...own, ...(policy === undefined ? ['Content-Security-Policy', LOCKED_POLICY] : [])];
}

/** What matters on a file of the build: it may not be taken for another type, nor used by other sites. */
export function fileSecurityHeaders(appUrl: string): RawHeaders {
  return [
    ...(appUrl.startsWith('https:') ? HSTS : []),
    'X-Content-Type-Options',
    'nosniff',
    'Cross-Origin-Resource-Policy',
    'same-origin',
  ];
}

/** What every page, data and error carries, 304s included. */
export function securityHeaders(appUrl: string): RawHeaders {
  return [
    ...fileSecurityHeaders(appUrl),
    // Not no-referrer: with that, browsers send "Origin: null" with the site's own forms.
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    PERMISSIONS,
    'X-Frame-Options',
    'DENY',
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ];
}
