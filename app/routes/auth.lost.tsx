import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { AccountForm, fieldState } from '#app/accounts/core/account-form.tsx';
import { AuthPage, BackToSignIn } from '#app/accounts/core/auth-page.tsx';
import { addressInSession } from '#app/accounts/core/second-step.server.ts';
import { answerRefused } from '#app/accounts/core/refusal.server.ts';
import { askForAccess } from '#app/accounts/recovery/ask.server.ts';
import { CONFIRM_LASTS, RECOVERY_WAIT_TEXT, withoutNumber } from '#app/accounts/recovery/states.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { TextField } from '#app/platform/ui/field.tsx';

export const headers = privatePage;

/** Whoever has just given the right password need not type the address again. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { knownEmail: await addressInSession(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = contextOf(context);
  const refused = await askForAccess(await requireForm(request), requestContext.clientAddress);
  if (refused) return answerRefused(refused, requestContext, 'a request for access could not be stored');
  throw redirect('/auth/lost?sent', 303);
}

export const meta: MetaFunction = () => privateMeta('Lost phone or address');

export default function Lost() {
  const { knownEmail } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const [search] = useSearchParams();
  if (search.has('sent')) return <Sent />;
  const field = (name: string) => fieldState(refusal, name);
  return (
    <AuthPage
      title="Lost your phone or your address?"
      lede="Nothing in your account is lost. Try these first."
    >
      <ul className="mb-6 grid list-disc gap-2 pl-5">
        <li>
          The phone is gone, the mail works: sign in with one of your recovery codes, or with a passkey on
          another device.
        </li>
        <li>
          The password is gone, the mail works: <Link to="/auth/forgot">choose a new one</Link>.
        </li>
      </ul>
      <h2 className="text-lg">None of these? Ask us</h2>
      <ol className="mt-2 mb-6 grid list-decimal gap-1 pl-5 text-ink-soft">
        <li>We mail you a link. Open it: then we know that the address works.</li>
        <li>
          We check that it is you. If your phone number is on file, we call it. The number that you give below
          is for our questions: anybody could give one, so it cannot show that it is you. {withoutNumber()}{' '}
          You can send the picture after step 1.
        </li>
        <li>
          You can sign in again once two of us have looked at it, or {RECOVERY_WAIT_TEXT} after the check. We
          mail the address of your account once you have opened the link, and again before anything changes.
        </li>
      </ol>
      <AccountForm refusal={refusal} button="Ask for access" busy="Sending..." wide>
        <TextField {...field('full_name')} label="Your full name" autoComplete="name" required />
        <TextField
          {...field('knownEmail')}
          {...(!refusal && { defaultValue: knownEmail ?? undefined })}
          type="email"
          label="Address of your account"
          hint="If you do not remember it, leave it empty and give your tax number."
          autoComplete="off"
        />
        <TextField
          {...field('taxNumber')}
          label="Your income tax number (optional)"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...field('email')}
          type="email"
          label="New address"
          hint="Leave it empty if only your phone is lost."
          autoComplete="email"
        />
        <TextField {...field('phone')} label="A number to reach you" type="tel" autoComplete="tel" required />
      </AccountForm>
      <p className="hint mt-4">
        Or call <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{firm.phone}</a>.
      </p>
      <BackToSignIn />
    </AuthPage>
  );
}

function Sent() {
  return (
    <AuthPage title="Look into your mail" lede="A link is on its way to the address that works.">
      <Notice tone="gain" title="One more step">
        Open the link within {CONFIRM_LASTS}, and your request is with us. Until then nobody here has it.
      </Notice>
      <p className="mt-6">
        Nothing came? Look into the folder for spam, or <Link to="/auth/lost">ask again</Link>.
      </p>
      <BackToSignIn />
    </AuthPage>
  );
}
