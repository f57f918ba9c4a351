import type { ReactNode } from 'react';
import { MenuPage } from '#app/ui/menu-page.tsx';

const MENU = [
  { path: '/account', label: 'Profile' },
  { path: '/account/enquiries', label: 'Enquiries' },
  { path: '/account/bookings', label: 'Consultations' },
  { path: '/account/calculations', label: 'Saved calculations' },
  { path: '/account/email', label: 'E-mail address' },
  { path: '/account/password', label: 'Password' },
  { path: '/account/second-factor', label: 'Two-step verification' },
  { path: '/account/passkeys', label: 'Passkeys' },
  { path: '/account/sessions', label: 'Sessions' },
  { path: '/account/data', label: 'Your data' },
] as const;

type Props = { path: (typeof MENU)[number]['path']; title: string; lede: ReactNode; children: ReactNode };

export function AccountPage(props: Props) {
  return (
    <MenuPage
      {...props}
      name="Your account"
      menuLabel="Your account"
      menu={MENU}
      className="gap-x-16 lg:grid-cols-[13rem_minmax(0,1fr)]"
      contentClassName="max-w-[46rem]"
    />
  );
}
