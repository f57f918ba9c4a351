import type { ReactNode } from 'react';
import { MenuPage } from '#app/platform/ui/menu-page.tsx';

const MENU = [
  { path: '/account', label: 'Home' },
  { path: '/account/due', label: 'Due days' },
  { path: '/account/documents', label: 'Documents' },
  { path: '/account/taxpayers', label: 'For whom you act' },
  { path: '/account/enquiries', label: 'Enquiries' },
  { path: '/account/bookings', label: 'Consultations' },
  { path: '/account/calculations', label: 'Saved calculations' },
] as const;

const SETTINGS = [
  { path: '/account/profile', label: 'Profile' },
  { path: '/account/email', label: 'E-mail address' },
  { path: '/account/password', label: 'Password' },
  { path: '/account/second-factor', label: 'Two-step verification' },
  { path: '/account/passkeys', label: 'Passkeys' },
  { path: '/account/sessions', label: 'Sessions' },
  { path: '/account/data', label: 'Your data' },
] as const;

type Props = {
  path: (typeof MENU | typeof SETTINGS)[number]['path'];
  title: string;
  lede?: ReactNode;
  children: ReactNode;
};

export function AccountPage(props: Props) {
  return (
    <MenuPage
      {...props}
      name="Your account"
      menuLabel="Your account"
      menu={MENU}
      more={{ label: 'Settings', menu: SETTINGS }}
      className="gap-x-16 lg:grid-cols-[13rem_minmax(0,1fr)]"
      contentClassName="max-w-[46rem]"
    />
  );
}
