import { useContext } from 'react';
import { DeskRole } from '#app/accounts/access/use-may.ts';
import { may } from '#app/accounts/core/roles.ts';
import { TabLinks } from '#app/platform/ui/tabs.tsx';
import { tabsAfter } from './tabs.ts';

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
