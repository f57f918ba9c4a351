import { useContext } from 'react';
import { DeskRole } from '#app/accounts/access/use-may.ts';
import { may, type Permission } from '#app/accounts/core/roles.ts';
import { TabLinks } from '#app/platform/ui/tabs.tsx';

type Tab = { value: string; label: string; to: string };

const PAGES: readonly (Tab & { permission: Permission })[] = [
  { value: 'capacity', label: 'Capacity', to: '/admin/practice/capacity', permission: 'work' },
  { value: 'time', label: 'Time', to: '/admin/practice/time', permission: 'work' },
  { value: 'fees', label: 'Fees', to: '/admin/practice/fees', permission: 'allocate' },
];

type Props = { current: string; views: readonly { value: string; label: string; to: string }[] };

export function OverviewTabs({ current, views }: Props) {
  const role = useContext(DeskRole);
  return (
    <TabLinks
      label="Overview"
      current={current}
      tabs={tabsAfter(views, (permission) => may(role, permission))}
    />
  );
}

function tabsAfter(views: readonly Tab[], mayOpen: (permission: Permission) => boolean): Tab[] {
  return [...views, ...PAGES.filter(({ permission }) => mayOpen(permission))];
}
