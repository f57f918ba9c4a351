import { Link } from './link.tsx';

type Props = {
  label: string;
  current: string;
  tabs: readonly { value: string; label: string; to: string }[];
};

export function TabLinks({ label, current, tabs }: Props) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <Link
          key={tab.value}
          to={tab.to}
          className="tab"
          aria-current={tab.value === current ? 'page' : undefined}
          preventScrollReset
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
