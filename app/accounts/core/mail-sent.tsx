import { Link } from '@remix-run/react';
import { mailSent } from '#content/pages/auth.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { withReturn, type Return } from './landing.ts';

export function MailSent({ email, back }: { email: string; back: Return }) {
  return (
    <>
      <h1 className="text-2xl">{mailSent.heading}</h1>
      <p className="mt-3 [overflow-wrap:anywhere]">
        {mailSent.to} <b className="font-semibold">{email}</b>. {mailSent.next}
      </p>
      <form method="post" action="/auth/resend" className="mt-6">
        <input type="hidden" name="email" value={email} />
        {back.redirectTo && <input type="hidden" name="redirectTo" value={back.redirectTo} />}
        <Button type="submit" look="quiet">
          {mailSent.again}
        </Button>
      </form>
      <p className="hint mt-3">
        {mailSent.missing}{' '}
        <Link to={withReturn('/auth', back, new URLSearchParams({ mode: 'signup' }))}>{mailSent.other}</Link>
      </p>
      <p className="mt-6 border-t border-rule pt-5">
        {mailSent.confirmed}{' '}
        <Link to={withReturn('/auth', back, new URLSearchParams({ mode: 'signin' }))}>{mailSent.signIn}</Link>
      </p>
    </>
  );
}
