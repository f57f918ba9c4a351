import { AccountForm, EmailField, fieldState, type Refused } from '#app/accounts/core/account-form.tsx';
import { mayText } from '#app/accounts/core/role-texts.ts';
import { EVERY_ROLE, ROLES } from '#app/accounts/core/roles.ts';
import type { Invitation } from '#app/accounts/invitations/invitations.server.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { SelectField } from '#app/platform/ui/field.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

const OPTIONS = EVERY_ROLE.map((role) => ({ value: role, label: ROLES[role].label }));
const WHAT_EACH_MAY = EVERY_ROLE.map((role) => `${ROLES[role].label}: ${mayText(role)}`).join(' ');

export function InviteForm({ refusal }: Refused) {
  const { defaultValue = EVERY_ROLE[0], ...role } = fieldState(refusal, 'role');
  return (
    <details className="desk-add" open={refusal !== undefined}>
      <summary className="btn btn-small">Invite a colleague</summary>
      <AccountForm refusal={refusal} button="Send the invitation" busy="Sending...">
        <input type="hidden" name="intent" value="invite" />
        <EmailField refusal={refusal} label="E-mail of your colleague" autoComplete="off" />
        <SelectField
          {...role}
          label="Role"
          options={OPTIONS}
          defaultValue={defaultValue}
          hint={WHAT_EACH_MAY}
        />
      </AccountForm>
    </details>
  );
}

type Pending = Pick<Invitation, 'id' | 'email' | 'role' | 'inviter' | 'expiresAt'>;

const COLUMNS: Column<Pending>[] = [
  { head: 'Invited', cell: ({ email }) => email },
  { head: 'Role', cell: ({ role }) => ROLES[role].label },
  { head: 'By', cell: ({ inviter }) => inviter, isLabelled: true },
  { head: 'Until', cell: ({ expiresAt }) => <When at={expiresAt} />, isLabelled: true },
  {
    head: 'What can be done',
    cell: ({ id, email }) => (
      <ButtonForm intent="withdraw" fields={{ id }} about={` the invitation of ${email}`}>
        Withdraw
      </ButtonForm>
    ),
  },
];

export function OpenInvitations({ invitations }: { invitations: readonly Pending[] }) {
  return (
    <section aria-labelledby="invitations" className="mt-4">
      <h2 id="invitations" className="mb-1 text-base">
        Open invitations
      </h2>
      <DataTable caption="Open invitations" columns={COLUMNS} rows={invitations} keyOf={({ id }) => id} />
    </section>
  );
}
