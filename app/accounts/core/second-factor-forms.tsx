import { Link } from '@remix-run/react';
import { Button, buttonClass } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { AccountForm, fieldState, PasswordField, type Refused } from './account-form.tsx';

type Enrolment = { secret: string; uri: string; picture: string };

export function EnrolForm({ enrolment, refusal }: Refused & { enrolment: Enrolment }) {
  return (
    <AccountForm refusal={refusal} button="Switch on" busy="Saving..." className="gap-6">
      <input type="hidden" name="intent" value="enrol" />
      <ol className="grid list-decimal gap-6 pl-5">
        <li>
          <p>
            Scan this picture with an authenticator app, or type the key into it. Is the app on this device?{' '}
            <a href={enrolment.uri}>Open it with the key</a>.
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-6">
            <img
              src={enrolment.picture}
              width={180}
              height={180}
              alt="QR code for the authenticator app"
              className="border border-rule bg-white p-1"
            />
            <div>
              <code translate="no" className="text-lg [overflow-wrap:anywhere]">
                {inGroups(enrolment.secret)}
              </code>
              <copy-print class="mt-3 block">
                <Button look="quiet" small hidden data-copy={enrolment.secret}>
                  Copy
                </Button>
              </copy-print>
            </div>
          </div>
        </li>
        <li>
          <TextField
            id="code"
            name="code"
            error={fieldState(refusal, 'code').error}
            label="Enter the code that the app shows"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            required
            className="max-w-[16rem]"
          />
        </li>
        <li>
          <div className="max-w-[24rem]">
            <PasswordField refusal={refusal} />
          </div>
        </li>
      </ol>
    </AccountForm>
  );
}

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;
  return (
    <>
      <Notice tone="gain" title="Two-step verification is on">
        Keep these recovery codes apart from your phone, on paper or in a password manager. Each works once
        instead of a code from the app. They are not shown again.
      </Notice>
      <copy-print class="block">
        <ul className="mt-6 grid max-w-lg gap-x-8 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="border-b border-rule py-2">
              <code translate="no" className="text-lg">
                {code}
              </code>
            </li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap gap-3 print:hidden">
          <a href={file} download="recovery-codes.txt" className={buttonClass({ look: 'quiet' })}>
            Download
          </a>
          <Button look="quiet" hidden data-copy={codes.join('\n')}>
            Copy
          </Button>
          <Button look="quiet" hidden data-print="">
            Print
          </Button>
        </p>
      </copy-print>
      <p className="mt-6 print:hidden">
        <Link to="/account/second-factor" className="more">
          I have kept them
        </Link>
      </p>
    </>
  );
}

export function SwitchedOn({ codesLeft, refusal }: Refused & { codesLeft: number }) {
  return (
    <>
      <Notice tone={codesLeft > 2 ? 'gain' : 'plain'} title="Two-step verification is on">
        You have {codesLeft === 1 ? 'one recovery code' : `${codesLeft} recovery codes`} left.
      </Notice>
      <h2 className="mt-10 mb-4 text-xl">Get new recovery codes, or switch it off</h2>
      <AccountForm
        refusal={refusal}
        button="Get new recovery codes"
        busy="Saving..."
        tone={{ name: 'intent', value: 'new-codes' }}
        className="max-w-md gap-5"
        otherButton={
          <Button type="submit" look="quiet" name="intent" value="switch-off" data-busy="Saving...">
            Switch off
          </Button>
        }
      >
        <PasswordField refusal={refusal} />
      </AccountForm>
    </>
  );
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
