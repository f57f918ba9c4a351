import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  lede?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function AdminPage({ title, lede, actions, children }: Props) {
  return (
    <div className="admin-page">
      <div className="desk-head">
        <h1>{title}</h1>
        <Loading />
        {actions && <div className="desk-actions">{actions}</div>}
        {lede && <div className="desk-lede">{lede}</div>}
      </div>
      {children}
    </div>
  );
}

function Loading() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading && <p className="hint arriving">Loading...</p>;
}
