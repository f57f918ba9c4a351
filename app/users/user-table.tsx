import { Link } from '@remix-run/react';
import { Mark } from '#app/ui/mark.tsx';
import { When } from '#app/ui/when.tsx';
import type { UserLine } from './user.ts';

export function UserTable({ rows }: { rows: readonly UserLine[] }) {
  return (
    <table className="desk-table">
      <caption className="sr-only">Users</caption>
      <thead>
        <tr>
          <th scope="col">User</th>
          <th scope="col">Role</th>
          <th scope="col">Address</th>
          <th scope="col">Opened</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((user) => (
          <tr key={user.id}>
            <th scope="row">
              <Link to={`/admin/users/${user.id}`}>{user.fullName}</Link>
              <span className="hint block">
                {user.email} · {user.userType}
              </span>
            </th>
            <td>
              <RoleMark isAdmin={user.isAdmin} />
            </td>
            <td>
              <AddressMark confirmedAt={user.confirmedAt} />
            </td>
            <td className="when">
              <When at={user.openedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RoleMark({ isAdmin }: Pick<UserLine, 'isAdmin'>) {
  return isAdmin ? <Mark tone="bloom">Administrator</Mark> : <Mark>Member</Mark>;
}

export function AddressMark({ confirmedAt }: Pick<UserLine, 'confirmedAt'>) {
  return confirmedAt ? <Mark tone="gain">Confirmed</Mark> : <Mark tone="veld">Not confirmed</Mark>;
}
