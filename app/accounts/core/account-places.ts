type Page = { path: string; label: string };

/** `also`: other addresses whose pages belong to the place. */
type Place = Page & { also?: readonly string[] };

export const OWN_PAGES = [
  { path: '/account/profile', label: 'Profile' },
  { path: '/account/email', label: 'E-mail address' },
  { path: '/account/password', label: 'Password' },
  { path: '/account/second-factor', label: 'Two-step verification' },
  { path: '/account/passkeys', label: 'Passkeys' },
  { path: '/account/sessions', label: 'Sessions' },
  { path: '/account/bookings', label: 'Consultations' },
  { path: '/account/calculations', label: 'Saved calculations' },
  { path: '/account/data', label: 'Your data' },
] as const satisfies readonly Page[];

export const ACCOUNT_PLACES = [
  { path: '/account', label: 'Home', also: ['/account/typed', '/work', '/proposal', '/receipt'] },
  { path: '/account/taxpayers', label: 'For whom you act' },
  { path: '/account/due', label: 'Due days' },
  { path: '/account/documents', label: 'Documents' },
  { path: '/account/enquiries', label: 'Messages' },
  { path: '/account/profile', label: 'You', also: [...OWN_PAGES.map(({ path }) => path), '/book'] },
] as const satisfies readonly Place[];

export type AccountPath = (typeof ACCOUNT_PLACES | typeof OWN_PAGES)[number]['path'];

/** The value of `aria-current` for a place on this page. */
export function currentAt({ path, also = [] }: Place, address: string): 'page' | 'true' | undefined {
  if (address === path) return 'page';
  const own = path === '/account' ? also : [path, ...also];
  return own.some((start) => address === start || address.startsWith(`${start}/`)) ? 'true' : undefined;
}
