import { Link } from '@remix-run/react';
import { signIn, signUp } from '#content/pages/auth.ts';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import type { AccountType } from './account-type.ts';
import { AccountForm, EmailField, NewPasswordField, PasswordField, type Refused } from './account-form.tsx';
import { withReturn, type Return } from './landing.ts';
import { PasskeySignIn } from './passkeys/sign-in-form.tsx';
import { ProfileFields } from './profile-fields.tsx';

export type AuthMode = 'signin' | 'signup';

type Props = Refused & {
  mode: AuthMode;
  back: Return;
  /** The address from an invitation or link, and what signing in is for. */
  expected: { email: string; how: string } | null;
  accountType?: AccountType;
};

export function AuthForm({ mode, back, refusal, expected, accountType }: Props) {
  const isExpected = expected !== null;
  const email = expected?.email;
  const words = mode === 'signin' ? signInTexts() : signUpTexts();
  return (
    <div data-auth-form="">
      <h1 className="text-2xl" data-dialog-title="">
        {expected ? words.expectedHeading : words.heading}
      </h1>
      <p className="mt-2 mb-6 text-ink-soft [overflow-wrap:anywhere]">{expected?.how ?? words.subtext}</p>
      <AccountForm
        refusal={refusal}
        action={authAddress(mode, back, isExpected)}
        button={words.button}
        busy={words.busy}
        className="group gap-5"
        wide
      >
        {mode === 'signin' ? (
          <SignInFields {...{ refusal, email }} />
        ) : (
          <SignUpFields {...{ refusal, email, accountType }} />
        )}
      </AccountForm>
      {mode === 'signin' && <PasskeySignIn back={back} label="Sign in with a passkey" />}
      <p className="mt-6 border-t border-rule pt-5">
        {words.other}{' '}
        <Link to={authAddress(words.otherMode, back, isExpected)} data-auth-switch="">
          {words.otherLink}
        </Link>
      </p>
      {mode === 'signin' && (
        <p className="mt-3">
          Our client, but no account? <Link to={withReturn('/auth/link', back)}>We mail you a link</Link>
        </p>
      )}
    </div>
  );
}

type FieldsProps = Pick<Props, 'refusal' | 'accountType'> & { email: string | undefined };

function SignInFields({ refusal, email }: FieldsProps) {
  return (
    <>
      <EmailField refusal={refusal} stored={email} inputMode="email" autoComplete="username" />
      <div>
        <PasswordField name="password" refusal={refusal} label="Password" minLength={6} />
        <Link to="/auth/forgot" className="more mt-2">
          Forgot password?
        </Link>{' '}
        <Link to="/auth/lost" className="more mt-2">
          Lost phone or address?
        </Link>
      </div>
    </>
  );
}

function SignUpFields({ refusal, email, accountType }: FieldsProps) {
  return (
    <>
      <ProfileFields refusal={refusal} stored={{ user_type: accountType }}>
        <EmailField refusal={refusal} stored={email} inputMode="email" autoComplete="email" />
      </ProfileFields>
      <NewPasswordField refusal={refusal} name="password" label="Password" />
      <p className="hint">
        <LinkedText text={signUp.consent} />
      </p>
    </>
  );
}

/** Without a mode the page decides, for an expected visitor. */
function authAddress(mode: AuthMode, back: Return, isExpected: boolean): string {
  return withReturn('/auth', back, new URLSearchParams(mode === 'signup' || isExpected ? { mode } : {}));
}

const signInTexts = () =>
  ({
    ...signIn,
    expectedHeading: 'Sign in',
    button: 'Sign In',
    busy: 'Signing In...',
    other: 'No account yet?',
    otherMode: 'signup',
    otherLink: 'Create one',
  }) as const;

const signUpTexts = () =>
  ({
    ...signUp,
    expectedHeading: 'Create your account',
    button: 'Create Account',
    busy: 'Creating Account...',
    other: 'Already a member?',
    otherMode: 'signin',
    otherLink: 'Sign in',
  }) as const;
