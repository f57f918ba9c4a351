import { Form } from '@remix-run/react';
import type { TaxpayerInvitation } from '#app/work/core/taxpayers/invitations.server.ts';
import { ROLE_WORDS } from '#app/work/core/taxpayers/kinds.ts';
import type { TaxpayerMember } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { EmailLink } from '#app/platform/ui/email-link.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { When } from '#app/platform/ui/when.tsx';
import type { TaxpayerAnswer } from './taxpayer-forms.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

const ACTIONS = 'What can be done';

const MEMBERS: Column<TaxpayerMember>[] = [
  {
    head: 'Who',
    cell: ({ name, email }) => (
      <>
        {name}
        <EmailLink email={email} className="hint block" />
      </>
    ),
  },
  { head: 'Role', cell: ({ role }) => ROLE_WORDS[role] },
  { head: 'Since', cell: ({ since }) => <When at={since} />, isLabelled: true },
  {
    head: ACTIONS,
    cell: ({ userId, name }) => (
      <ButtonForm intent="remove-member" fields={{ id: userId }} about={` ${name}`}>
        Remove
      </ButtonForm>
    ),
  },
];

const INVITATIONS: Column<TaxpayerInvitation>[] = [
  { head: 'Invited', cell: ({ email }) => email },
  { head: 'Role', cell: ({ role }) => ROLE_WORDS[role] },
  { head: 'Until', cell: ({ expiresAt }) => <When at={expiresAt} />, isLabelled: true },
  {
    head: ACTIONS,
    cell: ({ id, email }) => (
      <ButtonForm intent="withdraw" fields={{ id }} about={` the invitation of ${email}`}>
        Withdraw
      </ButtonForm>
    ),
  },
];

type Props = {
  members: readonly TaxpayerMember[];
  invitations: readonly TaxpayerInvitation[];
  canChange: boolean;
  answer: TaxpayerAnswer | undefined;
};

export function Members({ members, invitations, canChange, answer }: Props) {
  return (
    <section aria-labelledby="members">
      <h2 id="members">Who acts for this client</h2>
      {members.length === 0 && <p className="hint">Nobody has an account yet.</p>}
      {members.length > 0 && (
        <DataTable
          caption="Members"
          columns={canChange ? MEMBERS : withoutActions(MEMBERS)}
          rows={members}
          keyOf={({ userId }) => userId}
          hideHead
        />
      )}
      {invitations.length > 0 && (
        <DataTable
          caption="Open invitations"
          columns={canChange ? INVITATIONS : withoutActions(INVITATIONS)}
          rows={invitations}
          keyOf={({ id }) => id}
          hideHead
        />
      )}
      {canChange && <InviteForm hasMembers={members.length > 0} answer={answer} count={invitations.length} />}
    </section>
  );
}

function withoutActions<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.filter(({ head }) => head !== ACTIONS);
}

type InviteProps = { hasMembers: boolean; count: number; answer: TaxpayerAnswer | undefined };

function InviteForm({ hasMembers, count, answer }: InviteProps) {
  const refused = answerTo(answer, 'invite');
  return (
    <Form method="post" className="work-step mt-4" noValidate key={count}>
      <input type="hidden" name="intent" value="invite" />
      <TextField
        id="invited"
        name="email"
        type="email"
        label="Invite by e-mail"
        autoComplete="off"
        required
        defaultValue={refused?.typed.email}
        error={refused?.errors.email}
      />
      <SelectField
        id="role"
        name="role"
        label="As"
        defaultValue={refused?.typed.role ?? (hasMembers ? 'contributor' : 'owner')}
        options={Object.entries(ROLE_WORDS).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" look="quiet">
        Invite
      </Button>
    </Form>
  );
}
