import { Link } from '@remix-run/react';
import { may, ROLES } from '#app/accounts/core/roles.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import { When } from '#app/platform/ui/when.tsx';
import type { UserLine } from './user.ts';

const COLUMNS: Column<UserLine>[] = [
  {
    head: 'User',
    cell: ({ id, fullName, email, userType }) => (
      <>
        <Link to={`/admin/users/${id}`} translate="no">
          {fullName}
        </Link>
        <span className="hint block">
          {email} · {userType}
        </span>
      </>
    ),
  },
  { head: 'Role', cell: RoleMark },
  { head: 'E-mail', cell: AddressMark },
  { head: 'Opened', cell: ({ openedAt }) => <When at={openedAt} /> },
];

export function UserTable({ rows }: { rows: readonly UserLine[] }) {
  return <DataTable caption="Users" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />;
}

export function RoleMark({ role }: Pick<UserLine, 'role'>) {
  return role ? (
    <Mark tone={may(role, 'users') ? 'bloom' : 'veld'}>{ROLES[role].label}</Mark>
  ) : (
    <Mark>Member</Mark>
  );
}

export function AddressMark({ confirmedAt }: Pick<UserLine, 'confirmedAt'>) {
  return confirmedAt ? <Mark tone="gain">Confirmed</Mark> : <Mark tone="veld">Not confirmed</Mark>;
}
