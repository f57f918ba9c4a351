import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { mayText } from '#app/accounts/core/role-texts.ts';
import { EVERY_ROLE, ROLES } from '#app/accounts/core/roles.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import type { UserCommand } from './commands.server.ts';
import type { User, UserLine } from './user.ts';

type Props = { user: User; isOwn: boolean; handOver: string | null };

export function UserCommands({ user, isOwn, handOver }: Props) {
  return (
    <div className="grid gap-8">
      <ul className="grid gap-5">
        <RoleForms user={user} isOwn={isOwn} />
        {handOver && (
          <CommandForm command="take-back" label="Take back the hand-over" fields={{ handOver }}>
            Gives the role again, with what the successors still hold of what {user.fullName} held.
          </CommandForm>
        )}
        {!user.confirmedAt && (
          <CommandForm command="resend" label="Send the link again">
            Mails the address a new link that confirms it.
          </CommandForm>
        )}
        {user.sessions.length > 0 && (
          <CommandForm command="end-sessions" label="End all sessions">
            Signs the account out everywhere.{isOwn && ' It is your own.'}
          </CommandForm>
        )}
        {user.hasSecondStep && !isOwn && (
          <CommandForm command="reset-second-step" label="Reset two-step verification">
            For an owner who has lost phone and recovery codes. Be sure that it is the owner who asks.
          </CommandForm>
        )}
      </ul>
      {!isOwn && <DeleteAccount user={user} />}
    </div>
  );
}

function RoleForms({ user: { role, confirmedAt }, isOwn }: { user: User; isOwn: boolean }) {
  return (
    <>
      {confirmedAt &&
        EVERY_ROLE.filter((one) => one !== role).map((one) => (
          <CommandForm key={one} command={`make-${one}`} label={`Make ${ROLES[one].as}`}>
            {mayText(one)} Signs the account out.
          </CommandForm>
        ))}
      {role && (
        <CommandForm command="revoke" label={`Revoke the role: ${ROLES[role].label}`}>
          Signs the account out.{isOwn && ' It is your own: you will be out of administration.'}
        </CommandForm>
      )}
    </>
  );
}

function CommandForm({
  command,
  label,
  fields,
  children,
}: {
  command: UserCommand;
  label: string;
  fields?: Record<string, string>;
  children: ReactNode;
}) {
  const isBusy = useNavigation().formData?.get('intent') === command;
  return (
    <li>
      <Form method="post">
        {Object.entries(fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="intent" value={command} look="quiet" small disabled={isBusy}>
          {label}
        </Button>
        <p className="hint mt-1">{children}</p>
      </Form>
    </li>
  );
}

/** `children`: may ask who takes over what the person holds. */
export function DeletionFields({ user, children }: { user: UserLine; children?: ReactNode }) {
  return (
    <>
      <p>
        With its profile, saved calculations and sessions, for good. Messages stay in the inbox until their
        time is over.
      </p>
      {children}
      <TextField
        id="confirmation"
        name="confirmation"
        label="Type the e-mail address to confirm"
        autoComplete="off"
        required
      />
      <div>
        <Button type="submit" name="intent" value="delete" className="btn-loss">
          Delete for good
        </Button>
      </div>
      <p className="hint">
        {user.confirmedAt
          ? 'The owner is told by mail.'
          : 'Nobody is told: nobody has confirmed the address.'}
      </p>
    </>
  );
}

function DeleteAccount({ user }: { user: User }) {
  return (
    <details className="border-t border-rule pt-4">
      <summary className="hint inline-flex min-h-11 cursor-pointer items-center">Delete this account</summary>
      <Form method="post" className="mt-2 grid gap-4">
        <DeletionFields user={user} />
      </Form>
    </details>
  );
}
