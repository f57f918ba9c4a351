import { Link } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { fieldState } from './field-state.ts';
import { PasswordField } from './password-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import type { Refusal } from './refusal.server.ts';

type Enrolment = { secret: string; picture: string };
type Refused = { refusal: Refusal | undefined };

export function EnrolForm({ enrolment, refusal }: Refused & { enrolment: Enrolment }) {
  return (
    <auth-form class="block">
      <RefusalNotice refusal={refusal} />
      <form method="post" className="grid gap-6">
        <input type="hidden" name="intent" value="enrol" />
        <ol className="grid list-decimal gap-6 pl-5">
          <li>
            <p>Scan this picture with an authenticator app, or type the key into it.</p>
            <div className="mt-3 flex flex-wrap items-center gap-6">
              <img
                src={enrolment.picture}
                width={180}
                height={180}
                alt="QR code for the authenticator app"
                className="border border-rule bg-white p-1"
              />
              <code className="text-lg [overflow-wrap:anywhere]">{inGroups(enrolment.secret)}</code>
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
              <OwnPassword refusal={refusal} />
            </div>
          </li>
        </ol>
        <div>
          <Button type="submit" data-busy="Saving...">
            Switch on
          </Button>
        </div>
      </form>
    </auth-form>
  );
}

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <Notice tone="gain" title="The second step is on">
        Write these recovery codes down and keep them apart from your phone. Each works once in the place of a
        code of the app. They are not shown again.
      </Notice>
      <ul className="mt-6 grid max-w-[30rem] gap-x-8 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="border-b border-rule py-2">
            <code className="text-lg">{code}</code>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link to="/account/second-factor" className="more">
          I have kept them
        </Link>
      </p>
    </>
  );
}

export function SwitchOffForm({ codesLeft, refusal }: Refused & { codesLeft: number }) {
  return (
    <auth-form class="block">
      <Notice tone={codesLeft > 2 ? 'gain' : 'plain'} title="The second step is on">
        You have {codesLeft === 1 ? 'one recovery code' : `${codesLeft} recovery codes`} left. For new ones,
        switch the second step off and on again.
      </Notice>
      <h2 className="mt-10 mb-4 text-xl">Switch it off</h2>
      <RefusalNotice refusal={refusal} />
      <form method="post" className="grid max-w-[24rem] gap-5">
        <input type="hidden" name="intent" value="switch-off" />
        <OwnPassword refusal={refusal} />
        <div>
          <Button type="submit" look="quiet" data-busy="Saving...">
            Switch off
          </Button>
        </div>
      </form>
    </auth-form>
  );
}

function OwnPassword({ refusal }: Refused) {
  return (
    <PasswordField
      name="currentPassword"
      refusal={refusal}
      label="Your password"
      autoComplete="current-password"
    />
  );
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
