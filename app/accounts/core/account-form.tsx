import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#app/platform/ui/button.tsx';
import { ErrorLinks } from '#app/platform/ui/error-summary.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import type { Refusal } from './refusal.server.ts';

export type Refused = { refusal: Refusal | undefined };

type FormProps = Refused & {
  button: string;
  busy: string;
  wide?: boolean;
  tone?: Omit<ComponentProps<typeof Button>, 'type'>;
  otherButton?: ReactNode;
  action?: string;
  className?: string;
  children: ReactNode;
};

export function AccountForm({
  refusal,
  button,
  busy,
  wide,
  tone,
  className = wide ? 'gap-5' : 'max-w-md gap-5',
  action,
  otherButton,
  children,
}: FormProps) {
  return (
    <auth-form class="block">
      <RefusalNotice refusal={refusal} />
      <form method="post" action={action} noValidate className={`grid ${className}`}>
        {children}
        <div className={wide ? 'grid' : 'flex flex-wrap gap-3'}>
          <Button type="submit" data-busy={busy} {...tone}>
            {button}
          </Button>
          {otherButton}
        </div>
      </form>
    </auth-form>
  );
}

export function fieldState(refusal: Refusal | undefined, name: string) {
  const value = refusal?.result.initialValue?.[name];
  return {
    id: name,
    name,
    defaultValue: typeof value === 'string' ? value : undefined,
    error: refusal?.result.error?.[name]?.[0],
  };
}

type EmailProps = Refused & Partial<ComponentProps<typeof TextField>> & { stored?: string };

export function EmailField({ refusal, stored, ...props }: EmailProps) {
  const state = fieldState(refusal, 'email');
  const defaultValue = state.defaultValue ?? stored;
  return <TextField {...state} {...{ defaultValue }} label="Email" type="email" required {...props} />;
}

export function PasswordField({
  refusal,
  name = 'currentPassword',
  label = 'Your password',
  autoComplete = 'current-password',
  ...props
}: Refused & Partial<ComponentProps<typeof TextField>>) {
  const { id, error } = fieldState(refusal, name);
  return (
    <password-field class="block">
      <TextField type="password" required {...props} {...{ id, name, error, label, autoComplete }} />
      <button type="button" hidden className="link-button mt-1" aria-pressed="false" aria-controls={id}>
        Show password
      </button>
    </password-field>
  );
}

export function NewPasswordField(props: Refused & { name: string; label: string }) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      minLength={8}
      hint="At least 8 characters, with a lowercase letter, an uppercase letter and a number."
    />
  );
}

const LINK_FORMS = {
  verification: { action: '/auth/resend', button: 'Send a new link' },
  'password-reset': { action: '/auth/forgot', button: 'Send me a link' },
  work: { action: '/auth/link', button: 'Mail me the links' },
};

type RequestLinkProps = { kind: keyof typeof LINK_FORMS; refusal?: Refusal; token?: string };

/** `token`: of an earlier link, whose address is used. */
export function RequestLinkForm({ kind, refusal, token }: RequestLinkProps) {
  return (
    <AccountForm {...LINK_FORMS[kind]} refusal={refusal} busy="Sending..." wide>
      {token ? (
        <input type="hidden" name="token" value={token} />
      ) : (
        <EmailField refusal={refusal} autoComplete="username" />
      )}
    </AccountForm>
  );
}

function RefusalNotice({ refusal }: Refused) {
  if (!refusal) return null;
  const email = refusal.result.initialValue?.email;
  return (
    <div role="alert" tabIndex={-1} autoFocus className="mb-6">
      <Notice tone="loss" title={refusal.title}>
        {refusal.errors ? <ErrorLinks errors={refusal.errors} /> : refusal.message}
        {refusal.whatNow && <p className="mt-2">{refusal.whatNow}</p>}
        {refusal.offersLink && typeof email === 'string' && (
          <form method="post" action="/auth/resend" className="mt-3">
            <input type="hidden" name="email" value={email} />
            <Button type="submit" look="quiet" small>
              Send the link again
            </Button>
          </form>
        )}
      </Notice>
    </div>
  );
}
