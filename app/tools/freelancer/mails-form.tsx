import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';

type Props = { path: string; error?: string; email?: string };

export function MailsForm({ path, error, email }: Props) {
  return (
    <section aria-labelledby="mails" className="no-print mt-12 border-t border-rule pt-6">
      <h2 id="mails" className="text-base">
        A mail in January and in July
      </h2>
      <p className="hint mt-1">
        “Time to work out your payment”, with this link and no figures. You confirm the address first, and one
        tap in each mail ends it.
      </p>
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
