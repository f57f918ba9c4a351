import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { renderSVG } from 'uqr';
import * as z from 'zod/mini';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { EnrolForm, RecoveryCodes, SwitchedOn } from '#app/accounts/core/second-factor-forms.tsx';
import { requireMember, type Member } from '#app/accounts/core/member.server.ts';
import {
  dropSecondFactor,
  replaceRecoveryCodes,
  setUpSecondFactor,
  type ChangedFactor,
} from '#app/accounts/core/own-account.server.ts';
import { actWithPassword, withPassword } from '#app/accounts/core/own-password.server.ts';
import { refused, replyRefused, type Refusal, type Refused } from '#app/accounts/core/refusal.server.ts';
import { beginEnrolment, countRecoveryCodes } from '#app/accounts/core/second-factor.server.ts';
import { sessionCookie } from '#app/accounts/core/session-cookie.server.ts';
import { codesCookie, takeCodes } from '#app/accounts/core/shown-codes.server.ts';
import { postedForms, type Posted, type Reply } from '#app/platform/forms/posted-forms.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf, type RequestContext } from '#app/platform/http/context.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

const HERE = '/account/second-factor';
const TITLE = 'Two-step verification not changed';
const WRONG_CODE = 'This code is not the one your app should show now. Is the clock of your phone right?';

const password = withPassword({});
const enrolment = withPassword({
  code: z
    .string({ error: 'Enter the code that your app shows.' })
    .check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, 'A code has 6 digits.')),
});

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const shown = await takeCodes(request, member.id);
  if (shown) return data({ codes: shown.codes, enrolment: null, codesLeft: 0 }, { headers: shown.headers });
  const enrolment = await beginEnrolment(member.id, member.email);
  if (!enrolment) return { codes: null, enrolment: null, codesLeft: await countRecoveryCodes(member.id) };
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(enrolment.uri)).toString('base64')}`;
  return { codes: null, enrolment: { ...enrolment, picture }, codesLeft: 0 };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request);
  return change({ request, member, context: contextOf(context) });
}

type Context = Posted & { member: Member; context: RequestContext };

const change = postedForms<Context, 'enrol' | 'new-codes' | 'switch-off', { refusal: Refusal }>({
  commands: {
    enrol,
    'new-codes': (posted) => changeWith(posted, replaceRecoveryCodes),
    'switch-off': (posted) => changeWith(posted, dropSecondFactor),
  },
  path: () => HERE,
});

async function enrol(posted: Context) {
  let changed: ChangedFactor | null = null;
  const refusal = await actWithPassword(posted.member.id, posted.form, enrolment, {
    title: TITLE,
    async act({ code }, submission) {
      changed = await setUpSecondFactor(posted.member, code.replaceAll(/\s/g, ''));
      return changed ? null : refused(submission, { status: 403, title: TITLE, message: WRONG_CODE });
    },
  });
  return answerOf(posted, refusal, changed);
}

async function changeWith(posted: Context, act: (member: Member) => Promise<ChangedFactor | null>) {
  let changed: ChangedFactor | null = null;
  const refusal = await actWithPassword(posted.member.id, posted.form, password, {
    title: TITLE,
    async act() {
      changed = await act(posted.member);
      return null;
    },
  });
  return answerOf(posted, refusal, changed);
}

/** With a redirect, because this request's session has ended. */
async function answerOf(
  { member, context }: Context,
  refusal: Refused | null,
  changed: ChangedFactor | null,
): Promise<Reply<never, { refusal: Refusal }>> {
  if (refusal) return replyRefused(refusal, context, 'a second factor could not be changed');
  if (!changed) return redirect(HERE, 303);
  const { recoveryCodes, session } = changed;
  const answer =
    recoveryCodes.length > 0
      ? redirect(HERE, {
          status: 303,
          headers: { 'Set-Cookie': await codesCookie(member.id, recoveryCodes) },
        })
      : await redirectWithToast(HERE, { title: 'Two-step verification switched off', tone: 'gain' });
  answer.headers.append('Set-Cookie', await sessionCookie(session));
  return answer;
}

export const meta: MetaFunction = () => privateMeta('Your two-step verification');

export default function SecondFactor() {
  const { codes, enrolment, codesLeft } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  return (
    <AccountPage
      path={HERE}
      title="Two-step verification (2FA)"
      lede="Besides the password, a code from an app on your phone. Somebody who only knows the password doesn't get in."
    >
      {codes && <RecoveryCodes codes={codes} />}
      {enrolment && <EnrolForm enrolment={enrolment} refusal={refusal} />}
      {!codes && !enrolment && <SwitchedOn codesLeft={codesLeft} refusal={refusal} />}
    </AccountPage>
  );
}
