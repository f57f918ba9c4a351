import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { RequestLinkForm } from '#app/accounts/core/account-form.tsx';
import { AuthPage } from '#app/accounts/core/auth-page.tsx';
import { returnIn, withReturn } from '#app/accounts/core/landing.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { askForLinks } from '#app/work/client/mail-links.server.ts';

const SENT = 'Look into your mail';

export const headers = privatePage;

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return { back: returnIn(query), isSent: query.has('sent') };
}

export const action = askForLinks;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.isSent ? SENT : 'The way to your work');

export default function MailedLink() {
  const { back, isSent } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (isSent && !refusal) return <Sent />;
  return (
    <AuthPage
      title="No account? We mail you a link"
      lede="Enter the address that our mails come to. We send you a link to each piece of work that is open."
    >
      <RequestLinkForm kind="work" refusal={refusal} />
      <p className="mt-6 border-t border-rule pt-5">
        You have an account? <Link to={withReturn('/auth', back)}>Sign in instead</Link>
      </p>
      <Gone />
    </AuthPage>
  );
}

/** Says the same for every address. */
function Sent() {
  return (
    <AuthPage>
      <div role="status" tabIndex={-1} autoFocus>
        <h1 className="text-2xl">{SENT}</h1>
        <p className="mt-3">
          If we work for somebody at the address that you typed, a mail with the links is on its way. It is
          there within a minute or two.
        </p>
      </div>
      <p className="mt-6 border-t border-rule pt-5">
        Nothing came? Look into the spam folder, or <Link to="/auth/link">ask once more</Link>: we know only
        the address that our mails go to.
      </p>
      <Gone />
    </AuthPage>
  );
}

function Gone() {
  return (
    <p className="hint mt-3">
      Is the address gone? <Link to="/auth/lost">Ask us for access</Link>, or call{' '}
      <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{firm.phone}</a>.
    </p>
  );
}
