import { firm } from '#app/platform/content/firm.ts';
import { retention } from '#content/retention.ts';
import { clockText } from '#app/platform/core/time.ts';
import { RequestLinkForm } from '#app/accounts/core/account-form.tsx';
import { AuthPage } from '#app/accounts/core/auth-page.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';

type Props = {
  /** The request's own path; nothing else is below it. */
  path: string;
  waits: readonly string[];
  isSent: boolean;
  mailedAt: Date | null;
  filled: string | undefined;
  lost: 'used' | 'ended' | null;
  /** By this browser: then a script sends what is filled in. */
  isAskedHere: boolean;
  error: string | null;
};

export function RequestPage({ path, waits, isSent, mailedAt, filled, lost, isAskedHere, error }: Props) {
  return (
    <AuthPage {...headOf({ waits, isSent, mailedAt, filled, lost })}>
      {error && (
        <div role="alert" tabIndex={-1} autoFocus className="mb-6">
          <Notice tone="loss" title="That did not work">
            {error}
          </Notice>
        </div>
      )}
      {isSent ? (
        <CodeForm {...{ path, filled, isAskedHere }} />
      ) : (
        <AskForm path={path} waits={waits} lost={lost} />
      )}
      <p className="mt-6 border-t border-rule pt-5">
        You have an account with this address?{' '}
        <Link to={`/auth?redirectTo=${encodeURIComponent(path)}`}>Sign in instead</Link>
      </p>
    </AuthPage>
  );
}

/** Before the code it names no work and nobody: the link may have been passed on. */
function titleOf([first, ...others]: readonly string[]): string {
  return first && others.length === 0 ? first : 'Your work with us';
}

type Head = Pick<Props, 'waits' | 'isSent' | 'mailedAt' | 'filled' | 'lost'>;

function headOf({ waits, isSent, mailedAt, filled, lost }: Head): { title: string; lede: string } {
  if (!isSent && lost === 'used')
    return {
      title: 'This code was used',
      lede: 'A code works once, and a later one ends it. Have another one sent to you.',
    };
  if (!isSent && lost === 'ended')
    return {
      title: 'This code does not work any more',
      lede: 'Look at the newest mail: a later code ends those before it. Or have another one sent to you.',
    };
  const title = isSent ? codeTitle(filled) : titleOf(waits);
  return { title, lede: ledeOf({ isSent, mailedAt, filled }) };
}

function codeTitle(filled: Props['filled']): string {
  return filled ? 'Your code is filled in' : 'Enter the code';
}

function ledeOf({ isSent, mailedAt, filled }: Pick<Props, 'isSent' | 'mailedAt' | 'filled'>): string {
  if (filled) return 'These are the six digits of our mail. They work for ten minutes.';
  const when = mailedAt ? `We mailed six digits at ${clockText(mailedAt)}` : 'We have mailed six digits';
  return isSent
    ? `${when} to the address that the link came to. They work for ten minutes.`
    : `To see it, have a code sent to the address that this link came to. You need no account with ${firm.name}.`;
}

function AskForm({ path, waits, lost }: Pick<Props, 'path' | 'waits' | 'lost'>) {
  return (
    <form method="post" action={path}>
      {waits.length > 1 && (
        <ul className="mb-6 border-t border-rule">
          {waits.map((line) => (
            <li key={line} className="border-b border-rule py-3 font-semibold">
              {line}
            </li>
          ))}
        </ul>
      )}
      <Button type="submit" name="intent" value="send">
        {lost ? 'Send another code' : 'Send me a code'}
      </Button>
    </form>
  );
}

function CodeForm({ path, filled, isAskedHere }: Pick<Props, 'path' | 'filled' | 'isAskedHere'>) {
  return (
    <>
      <auth-form class="block" data-send={filled && isAskedHere ? '' : undefined}>
        <form method="post" action={path} className="grid gap-5">
          <TextField
            id="code"
            name="code"
            label="Six digits"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\s*\d\s*\d\s*\d\s*\d\s*\d\s*\d\s*"
            title="Six digits"
            className="max-w-[12rem]"
            aria-describedby={filled ? undefined : 'code-goes-on'}
            defaultValue={filled}
            required
          />
          {!filled && (
            <p id="code-goes-on" className="hint" data-goes-on="" hidden>
              The page goes on by itself after the sixth digit.
            </p>
          )}
          <p>
            <Button type="submit" name="intent" value="enter" data-busy="One moment...">
              Go to the work
            </Button>
          </p>
        </form>
      </auth-form>
      <form method="post" action={path} className="mt-2">
        <button type="submit" name="intent" value="send" className="link-button">
          Send another code
        </button>
        <span className="hint block">A minute after the last one.</span>
      </form>
    </>
  );
}

/** For an unknown link, an old one, and one to an address that we no longer write to: nobody learns which it is. */
export function GoneRequest() {
  return (
    <AuthPage
      title="This link does not work any more"
      lede={`A link works for ${retention.requestLinkDays} days, and as long as its address is one that we write to.`}
    >
      <p className="mb-4">We mail you a new one:</p>
      <RequestLinkForm kind="work" />
      <p className="mt-6 border-t border-rule pt-5">
        You have an account? <Link to="/auth?redirectTo=%2Faccount">Sign in instead</Link>. Or call{' '}
        <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{firm.phone}</a>.
      </p>
    </AuthPage>
  );
}
