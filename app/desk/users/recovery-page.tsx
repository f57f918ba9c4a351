import { Form, Link } from '@remix-run/react';
import { retention } from '#content/retention.ts';
import { ROLES } from '#app/accounts/core/roles.ts';
import { PROOF_TEXTS, stateText, type RecoveryState, type Standing } from '#app/accounts/recovery/states.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { Segments, TextField } from '#app/platform/ui/field.tsx';
import { Mark, type MarkTone } from '#app/platform/ui/mark.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { phoneText } from '#app/platform/core/phone-text.ts';
import { PhoneLink } from '#app/platform/ui/phone-link.tsx';
import { CLOSED } from '#app/work/documents/closed.ts';
import { ActsFor } from './acts-for.tsx';
import type { RecoveryIntent } from './recovery-commands.server.ts';
import type { findRecovery, OnFile } from './recovery.server.ts';

type Shown = NonNullable<Awaited<ReturnType<typeof findRecovery>>>;

const TONES: Record<RecoveryState, MarkTone> = {
  unconfirmed: 'plain',
  open: 'veld',
  waiting: 'bloom',
  done: 'gain',
  stopped: 'loss',
  cancelled: 'plain',
  expired: 'plain',
};

export function RecoveryMark(standing: Standing) {
  const isRaised = standing.raisedAt && !standing.lookedIntoAt;
  return <Mark tone={isRaised ? 'loss' : TONES[standing.state]}>{stateText(standing)}</Mark>;
}

export function RequestFacts({ recovery }: { recovery: Shown }) {
  const { proof, provedByName, provedAt, approvedByName, takesEffectAt, mustHaveSecond } = recovery;
  return (
    <Facts
      facts={{
        State: <RecoveryMark {...recovery} />,
        Lost: recovery.isAddressLost ? 'The e-mail (and what goes with it)' : 'The phone: codes and passkeys',
        'E-mail of the account, as they say': recovery.knownEmail,
        'Tax number, as they say': recovery.taxNumber,
        [recovery.isAddressLost ? 'New e-mail, confirmed' : 'E-mail, confirmed']: recovery.email,
        'Number, as they say': phoneText(recovery.phone),
        Received: <When at={recovery.createdAt} />,
        Proved: proof && provedAt && (
          <>
            {PROOF_TEXTS[proof]}, {provedByName}, <When at={provedAt} />
          </>
        ),
        'Takes effect': takesEffectAt && (
          <>
            <When at={takesEffectAt} />, or when a second colleague approves
          </>
        ),
        'Needs a second': mustHaveSecond && 'Only when a second colleague approves',
        Second: approvedByName,
        'Over on': recovery.expiresAt && !takesEffectAt && <When at={recovery.expiresAt} />,
        'The account’s e-mail was told': recovery.toldEmail,
        'Replaced by': recovery.replacedById && (
          <Link to={`/admin/recoveries/${recovery.replacedById}`}>a newer request of the same person</Link>
        ),
        '“This was not me” pressed': recovery.raisedAt && <When at={recovery.raisedAt} />,
        'Looked into': recovery.lookedIntoAt && <When at={recovery.lookedIntoAt} />,
        Settled: recovery.endedAt && <When at={recovery.endedAt} />,
      }}
    />
  );
}

export function OtherRequests({
  others,
}: {
  others: readonly { id: string; name: string; email: string }[];
}) {
  if (others.length === 0) return null;
  return (
    <Notice tone="plain" title="Somebody else asks for the same account">
      {others.map(({ id, name, email }) => (
        <p key={id}>
          <Link to={`/admin/recoveries/${id}`} translate="no">
            {name}, {email}
          </Link>
        </p>
      ))}
      <p>At most one of them is the owner. Compare them before you say who it is.</p>
    </Notice>
  );
}

/** Files uploaded as proof. The history says who opened one. */
export function IdentityFiles({ id, files }: { id: string; files: Shown['files'] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="identity" className="border-t border-rule pt-6">
      <h2 id="identity" className="mb-2 text-lg">
        Identity document
      </h2>
      <ul className="grid gap-2">
        {files.map(({ id: file, name, createdAt, scan }) => (
          <li key={file} className="break-words">
            {scan ? (
              <>
                <span translate="no">{name}</span> <Mark tone={CLOSED[scan].tone}>{CLOSED[scan].mark}</Mark>
              </>
            ) : (
              <a
                href={`/admin/recoveries/${id}/files/${file}`}
                target="_blank"
                rel="noreferrer"
                translate="no"
              >
                {name}
              </a>
            )}{' '}
            <span className="hint">
              <When at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      <p className="hint mt-2">
        Compare it with the number on file. A copy can be stolen: if there is a number, call it too. Deleted{' '}
        {retention.identityDays} days after the decision.
      </p>
    </section>
  );
}

type Account = OnFile & { forbidden: string | null };
type CardProps = { account: Account; recovery: Shown; answer: FormAnswer | undefined };

/** Only what is on file: a number from the request, a message or a booking proves nothing. */
export function AccountCard({ account, recovery, answer }: CardProps) {
  const { id, fullName, email, role, phone, identificationNumber, taxpayers } = account;
  return (
    <section aria-labelledby={`account-${id}`} className="border-t border-rule pt-6">
      <h2 id={`account-${id}`} className="mb-2 text-lg">
        On file: <span translate="no">{fullName}</span>
      </h2>
      <Facts
        facts={{
          'E-mail':
            recovery.formerEmail && recovery.formerEmail !== email
              ? `${email} (before: ${recovery.formerEmail})`
              : email,
          Role: role && `${ROLES[role].label}: an administrator has to be the second`,
          'Number to call': phone ? <PhoneLink phone={phone} /> : 'None on file',
          'Profile last changed': <When at={account.profileChangedAt} />,
          'Identification number': identificationNumber,
          'Two-step verification or passkeys': account.hasSecondStep ? 'On' : 'Off',
        }}
      />
      <div className="mt-6">
        <ActsFor rows={taxpayers} />
      </div>
      {recovery.state === 'open' && <ProveForm account={account} answer={answer} />}
    </section>
  );
}

function ProveForm({ account, answer }: Pick<CardProps, 'account' | 'answer'>) {
  if (account.forbidden) return <p className="mt-6 text-ink-soft">{account.forbidden}</p>;
  const mine = answer?.typed.account === account.id ? answer : undefined;
  return (
    <Form method="post" className="mt-6 grid max-w-xl gap-4">
      <input type="hidden" name="account" value={account.id} />
      <Segments
        id={`proof-${account.id}`}
        name="how"
        legend="How do you know that it is the owner?"
        options={account.proofs.map((proof) => ({ value: proof, label: PROOF_TEXTS[proof] }))}
        defaultValue={mine?.typed.how}
        error={mine?.errors.how}
        required
      />
      {account.missing && <p className="hint">{account.missing}</p>}
      <Send intent="prove" label={`It is ${account.fullName}`} />
      <p className="hint">Both e-mail addresses are told at once, with a link that stops it.</p>
    </Form>
  );
}

export function SecondForm({ forbidden }: { forbidden: string | null }) {
  if (forbidden) return <p className="text-ink-soft">{forbidden}</p>;
  return (
    <Form method="post" className="grid gap-2">
      <Send intent="approve" label="Approve as the second" />
      <p className="hint">
        It takes effect at once: everybody is signed out, codes and passkeys are removed. All work stays.
      </p>
    </Form>
  );
}

export function RefuseForm() {
  return (
    <Form method="post" className="grid gap-2">
      <Send intent="refuse" label="Refuse" isQuiet />
      <p className="hint">Nothing is changed. Who asked is told, without a reason.</p>
    </Form>
  );
}

/** “This was not me” was pressed: it stands on the overview until a colleague has found out why. */
export function LookedIntoForm() {
  return (
    <Form method="post" className="grid gap-2">
      <Send intent="looked-into" label="Looked into" />
      <p className="hint">First call the number that was on file before the request. It changes nothing.</p>
    </Form>
  );
}

function Send({ intent, label, isQuiet }: { intent: RecoveryIntent; label: string; isQuiet?: true }) {
  return (
    <div>
      <Button type="submit" name="intent" value={intent} small look={isQuiet ? 'quiet' : 'primary'}>
        {label}
      </Button>
    </div>
  );
}

/** The person who asks may remember the address wrongly. */
export function FindAccount({ q, found }: { q: string; found: number }) {
  return (
    <section aria-labelledby="find-account" className="border-t border-rule pt-6">
      <h2 id="find-account" className="mb-2 text-lg">
        {found === 0 ? 'No account fits' : 'Another account?'}
      </h2>
      <Form method="get" className="flex max-w-xl flex-wrap items-end gap-3">
        <TextField id="q" name="q" label="E-mail of the account" defaultValue={q} autoComplete="off" />
        <Button type="submit" look="quiet" small>
          Look
        </Button>
      </Form>
      <p className="hint mt-2">
        Find the client by name or number in the <Link to="/admin/taxpayers">client book</Link>.
      </p>
    </section>
  );
}
