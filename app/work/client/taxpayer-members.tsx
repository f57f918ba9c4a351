import { AccountForm, EmailField, fieldState, type Refused } from '#app/accounts/core/account-form.tsx';
import { TAXPAYER_ROLES } from '#app/platform/db/work-values.ts';
import type { TaxpayerInvitation } from '#app/work/core/taxpayers/invitations.server.ts';
import type { TaxpayerMember } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField } from '#app/platform/ui/field.tsx';
import { ROLE_WORDS } from '#app/work/core/taxpayers/kinds.ts';
import { ROLE_HINT } from './taxpayer-words.ts';

type Props = Refused & {
  members: readonly TaxpayerMember[];
  invitations: readonly TaxpayerInvitation[];
  me: string;
  isOwner: boolean;
  /** The taxpayer's own address: a member who has it may leave, even alone. */
  address: string | null;
  /** Nobody owns a person: somebody who acts for themselves is not called an owner. */
  isPerson: boolean;
};

export function TaxpayerMembers({ members, invitations, me, isOwner, address, isPerson, refusal }: Props) {
  const mayGo = ({ userId, email }: TaxpayerMember) =>
    userId === me ? members.length > 1 || email === address : isOwner && members.length > 1;
  return (
    <section aria-labelledby="who">
      <h2 id="who" className="font-serif-text text-xl">
        Who may act
      </h2>
      <p className="hint">{ROLE_HINT}</p>
      <ul className="room-lines">
        {members.map((one) => (
          <li key={one.userId}>
            <span>
              <span className="font-semibold">{one.userId === me ? `${one.name} (you)` : one.name}</span>
              <span className="hint block">
                {isPerson && one.email === address ? one.email : `${ROLE_WORDS[one.role]} · ${one.email}`}
              </span>
            </span>
            {mayGo(one) && <Remove member={one} isMe={one.userId === me} />}
          </li>
        ))}
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <span>
              <span className="font-semibold" translate="no">
                {email}
              </span>
              <span className="hint block">
                {`Invited as ${ROLE_WORDS[role].toLowerCase()}, until ${dayText(southAfricanDay(expiresAt))}`}
              </span>
            </span>
            {isOwner && (
              <form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="withdraw" look="quiet" small>
                  Withdraw<span className="sr-only"> the invitation to {email}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {isOwner && <InviteForm refusal={refusal} />}
    </section>
  );
}

function Remove({ member: { userId, name }, isMe }: { member: TaxpayerMember; isMe: boolean }) {
  return (
    <details className="who-remove">
      <summary>{isMe ? 'Leave' : 'Remove'}</summary>
      <form method="post">
        <input type="hidden" name="member" value={userId} />
        <p className="hint">
          {isMe ? 'You see nothing here any more.' : `${name} sees nothing here any more.`}
        </p>
        <Button type="submit" name="intent" value="remove" look="quiet" small>
          {isMe ? 'Yes, leave' : `Yes, remove ${name}`}
        </Button>
      </form>
    </details>
  );
}

function InviteForm({ refusal }: Refused) {
  return (
    <div className="mt-8">
      <h3>Invite somebody</h3>
      <p className="hint mb-4">
        A bookkeeper, a partner, your spouse. They get a mail, and use an account of their own.
      </p>
      <AccountForm refusal={refusal} button="Send the invitation" busy="Sending...">
        <input type="hidden" name="intent" value="invite" />
        <EmailField refusal={refusal} label="E-mail address" autoComplete="off" />
        <SelectField
          {...fieldState(refusal, 'role')}
          label="May act as"
          options={TAXPAYER_ROLES.toReversed().map((role) => ({ value: role, label: ROLE_WORDS[role] }))}
        />
      </AccountForm>
    </div>
  );
}
