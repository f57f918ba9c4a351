/** For every response that does not come with a policy of its own: it may load and do nothing. */
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

/** Name, value, name, value: the form `response.writeHead` takes without copying. */
export type RawHeaders = readonly string[];

const FRAMABLE = /(?:^|;)\s*frame-ancestors \*\s*(?:;|$)/;

/**
 * `head` without what an answer says for itself in its `own` headers; and where its policy lets anybody frame it,
 * without the older header that would deny it.
 */
export function besideOwn(head: RawHeaders, own: RawHeaders): RawHeaders {
  const said = new Set(own.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
  if (own.some((value, index) => isPolicy(own[index - 1]) && FRAMABLE.test(value)))
    said.add('x-frame-options');
  return head.filter((_, index) => !said.has((head[index - (index % 2)] ?? '').toLowerCase()));
}

function isPolicy(name: string | undefined): boolean {
  return name?.toLowerCase() === 'content-security-policy';
}

/** What stands on every answer, static files, errors and 304s included. */
export function securityHeaders(appUrl: string): RawHeaders {
  const secure = appUrl.startsWith('https:');
  return [
    ...(secure ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] : []),
    'X-Content-Type-Options',
    'nosniff',
    // Not no-referrer: with that, browsers send "Origin: null" with the site's own forms.
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    PERMISSIONS,
    'X-Frame-Options',
    'DENY',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Resource-Policy',
    'same-origin',
  ];
}
