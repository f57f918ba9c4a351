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

export const headers = privatePage;

export function loader({ request }: LoaderFunctionArgs) {
  return { back: returnIn(new URL(request.url).searchParams) };
}

export const action = askForLinks;

export const meta: MetaFunction = () => privateMeta('The way to your work');

export default function MailedLink() {
  const { back } = useLoaderData<typeof loader>();
  return (
    <AuthPage
      title="No account? We mail you a link"
      lede="Enter the address that our mails come to. We send you a link to each piece of work that is open."
    >
      <RequestLinkForm kind="work" refusal={useActionData<typeof action>()} />
      <p className="mt-6 border-t border-rule pt-5">
        You have an account? <Link to={withReturn('/auth', back)}>Sign in instead</Link>
      </p>
      <p className="hint mt-3">
        Is the address gone? <Link to="/auth/lost">Ask us for access</Link>, or call{' '}
        <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{firm.phone}</a>.
      </p>
    </AuthPage>
  );
}
