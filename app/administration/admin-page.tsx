import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { adminPath, lists } from '#app/lists/lists.ts';
import { MenuPage } from '#app/ui/menu-page.tsx';

export const ADMIN_MENU = [
  { path: '/admin', label: 'Overview' },
  { path: '/admin/messages', label: 'Messages' },
  ...lists.map(({ name, nav }) => ({ path: adminPath(name), label: nav })),
  { path: '/admin/users', label: 'Users' },
  { path: '/admin/mail', label: 'Mail' },
  { path: '/admin/audit', label: 'Audit' },
] as const;

type Props = {
  path: (typeof ADMIN_MENU)[number]['path'];
  title: string;
  lede?: ReactNode;
  children: ReactNode;
};

export function AdminPage(props: Props) {
  return (
    <MenuPage
      {...props}
      name="Administration"
      menuLabel="Administration"
      menu={ADMIN_MENU}
      status={<Loading />}
      className="admin-page gap-x-12 lg:grid-cols-[11rem_minmax(0,1fr)]"
      contentClassName="min-w-0"
    />
  );
}

function Loading() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading && <p className="hint arriving">Loading...</p>;
}
