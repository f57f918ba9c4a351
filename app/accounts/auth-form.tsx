import { Link } from '@remix-run/react';
import { signIn, signUp } from '#content/pages/auth.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';
import { fieldState } from './field-state.ts';
import { PasswordField } from './password-field.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import type { Refusal } from './refusal.server.ts';

export type AuthMode = 'signin' | 'signup';

type Props = { mode: AuthMode; redirectTo: string; refusal: Refusal | undefined };

export function AuthForm({ mode, redirectTo, refusal }: Props) {
  const words = mode === 'signin' ? SIGN_IN : SIGN_UP;
  return (
    <auth-form class="block">
      <h1 className="text-2xl" data-dialog-title="">
        {words.heading}
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">{words.subtext}</p>
      <RefusalNotice refusal={refusal} />
      <form method="post" action={authAddress(mode, redirectTo)} className="group grid gap-5">
        {mode === 'signin' ? <SignInFields refusal={refusal} /> : <SignUpFields refusal={refusal} />}
        <Button type="submit" data-busy={words.busy}>
          {words.button}
        </Button>
      </form>
      <p className="mt-6 border-t border-rule pt-5">
        {words.other}{' '}
        <Link to={authAddress(words.otherMode, redirectTo)} data-auth-switch="">
          {words.otherLink}
        </Link>
      </p>
    </auth-form>
  );
}

function SignInFields({ refusal }: Pick<Props, 'refusal'>) {
  return (
    <>
      <EmailField refusal={refusal} autoComplete="username" />
      <div>
        <PasswordField
          name="password"
          refusal={refusal}
          label="Password"
          autoComplete="current-password"
          minLength={6}
        />
        <Link to="/auth/forgot" className="more mt-2">
          Forgot password?
        </Link>
      </div>
    </>
  );
}

function SignUpFields({ refusal }: Pick<Props, 'refusal'>) {
  return (
    <>
      <ProfileFields refusal={refusal}>
        <EmailField refusal={refusal} autoComplete="email" />
      </ProfileFields>
      <PasswordField
        name="password"
        refusal={refusal}
        label="Password"
        autoComplete="new-password"
        minLength={8}
        hint="At least 8 characters, with a lowercase letter, an uppercase letter and a number."
      />
      <p className="hint">
        <LinkedText text={signUp.consent} />
      </p>
    </>
  );
}

function EmailField({ refusal, autoComplete }: { refusal: Refusal | undefined; autoComplete: string }) {
  return (
    <TextField
      {...fieldState(refusal, 'email')}
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      required
      maxLength={255}
    />
  );
}

function authAddress(mode: AuthMode, redirectTo: string): string {
  const parameters = new URLSearchParams();
  if (mode === 'signup') parameters.set('mode', 'signup');
  if (redirectTo !== '/') parameters.set('redirectTo', redirectTo);
  return parameters.size > 0 ? `/auth?${parameters.toString()}` : '/auth';
}

const SIGN_IN = {
  ...signIn,
  button: 'Sign In',
  busy: 'Signing In...',
  other: 'No account yet?',
  otherMode: 'signup',
  otherLink: 'Create one',
} as const;

const SIGN_UP = {
  ...signUp,
  button: 'Create Account',
  busy: 'Creating Account...',
  other: 'Already a member?',
  otherMode: 'signin',
  otherLink: 'Sign in',
} as const;
