export const LOCKED_POLICY = "default-src 'none'; frame-ancestors 'none'";

const FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer microphone midi ' +
  'payment picture-in-picture screen-wake-lock usb xr-spatial-tracking';

const OWN_FEATURES = 'publickey-credentials-create publickey-credentials-get';

const PERMISSIONS = [
  ...FEATURES.split(' ').map((feature) => `${feature}=()`),
  ...OWN_FEATURES.split(' ').map((feature) => `${feature}=(self)`),
].join(', ');

/** Name, value, name, value: `response.writeHead` takes this without copying. */
export type RawHeaders = readonly string[];

const HSTS = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'];

const FRAMABLE = /(?:^|;)\s*frame-ancestors \*\s*(?:;|$)/;

/** A policy that lets any site frame the page drops X-Frame-Options. */
export function withSecurity(head: RawHeaders, own: RawHeaders): RawHeaders {
  const set = new Map(own.map((name, index) => [index % 2 ? '' : name.toLowerCase(), own[index + 1] ?? '']));
  const policy = set.get('content-security-policy');
  if (policy !== undefined && FRAMABLE.test(policy)) set.set('x-frame-options', '');
  const others = head.filter((_, index) => !set.has((head[index - (index % 2)] ?? '').toLowerCase()));
  return [...others, ...own, ...(policy === undefined ? ['Content-Security-Policy', LOCKED_POLICY] : [])];
}

export function fileSecurityHeaders(appUrl: string): RawHeaders {
  return [
    ...(appUrl.startsWith('https:') ? HSTS : []),
    'X-Content-Type-Options',
    'nosniff',
    'Cross-Origin-Resource-Policy',
    'same-origin',
  ];
}

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
