import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import type { MailsOfLink } from './payment-mails.server.ts';

type Props = { path: string; first: string; going: readonly MailsOfLink[]; error?: string; email?: string };

export function MailsForm({ path, first, going, error, email }: Props) {
  return (
    <section aria-labelledby="mails" className="no-print mt-12 border-t border-rule pt-6">
      <h2 id="mails" className="text-base">
        A mail in January and in July
      </h2>
      <p className="hint mt-1">
        “Time to work out your payment”, with this link and no figures. You confirm the address first, and one
        tap in each mail ends it. Confirmed today, the first comes in {first}.
      </p>
      {going.length > 0 && (
        <ul className="mt-3">
          {going.map((mails) => (
            <Going key={mails.id} path={path} mails={mails} />
          ))}
        </ul>
      )}
      <form method="post" action={`${path}#mails`} noValidate className="mt-3 grid max-w-md gap-3">
        <TextField
          id="email"
          name="email"
          type="email"
          label="E-mail address"
          autoComplete="email"
          required
          error={error}
          defaultValue={email}
        />
        <div>
          <Button type="submit" name="intent" value="mails" look="quiet">
            Send me these mails
          </Button>
        </div>
      </form>
    </section>
  );
}

function Going({ path, mails: { id, to, isConfirmed } }: { path: string; mails: MailsOfLink }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-rule py-2">
      <span>
        <b>{isConfirmed ? 'On' : 'Not confirmed yet'}</b>: {isConfirmed ? 'they go' : 'open the link we sent'}{' '}
        to {to}
      </span>
      <form method="post" action={`${path}#mails`}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="endMails" look="quiet" small>
          End these mails<span className="sr-only"> to {to}</span>
        </Button>
      </form>
    </li>
  );
}
