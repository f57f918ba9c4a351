import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { renderSVG } from 'uqr';
import * as z from 'zod/mini';
import { AccountPage } from '#app/accounts/account-page.tsx';
import { EnrolForm, RecoveryCodes, SwitchOffForm } from '#app/accounts/second-factor-forms.tsx';
import { requireMember } from '#app/accounts/member.server.ts';
import { dropSecondFactor, setUpSecondFactor } from '#app/accounts/own-account.server.ts';
import { actWithPassword, withPassword } from '#app/accounts/own-password.server.ts';
import { answerRefused, refused } from '#app/accounts/refusal.server.ts';
import { beginEnrolment, countRecoveryCodes } from '#app/accounts/second-factor.server.ts';
import { PRIVATE_PAGE, privatePage } from '#app/http/cache.ts';
import { contextOf } from '#app/http/context.ts';
import { requireForm } from '#app/http/form.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';

const HERE = '/account/second-factor';
const NOT_SET_UP = 'Second step not set up';
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
  const enrolment = await beginEnrolment(member.id, member.email);
  if (!enrolment) return { enrolment: null, codesLeft: await countRecoveryCodes(member.id) };
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(enrolment.uri)).toString('base64')}`;
  return { enrolment: { ...enrolment, picture }, codesLeft: 0 };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request);
  const form = await requireForm(request);
  const requestContext = contextOf(context);
  if (form.get('intent') === 'switch-off') {
    const refusal = await actWithPassword(member.id, form, password, {
      title: 'Second step not switched off',
      act: () => dropSecondFactor(member).then(() => null),
    });
    if (refusal) return answerRefused(refusal, requestContext, 'a second factor could not be removed');
    return redirectWithToast(HERE, { title: 'Second step switched off', tone: 'gain' });
  }
  let codes: string[] = [];
  const refusal = await actWithPassword(member.id, form, enrolment, {
    title: NOT_SET_UP,
    async act({ code }, submission) {
      codes = (await setUpSecondFactor(member, code.replaceAll(/\s/g, ''))) ?? [];
      if (codes.length > 0) return null;
      return refused(submission, { status: 403, title: NOT_SET_UP, message: WRONG_CODE });
    },
  });
  if (refusal) return answerRefused(refusal, requestContext, 'a second factor could not be set up');
  return data({ codes }, { headers: { 'Cache-Control': PRIVATE_PAGE } });
}

export const meta: MetaFunction = () => privateMeta('Your second step');

export default function SecondFactor() {
  const { enrolment, codesLeft } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const codes = answered && 'codes' in answered ? answered.codes : null;
  const refusal = answered && 'result' in answered ? answered : undefined;
  return (
    <AccountPage
      path={HERE}
      title="Your second step"
      lede="Beside the password, a code from an app on your phone. Who only knows the password doesn't get in."
    >
      {codes && <RecoveryCodes codes={codes} />}
      {enrolment && !codes && <EnrolForm enrolment={enrolment} refusal={refusal} />}
      {!enrolment && !codes && <SwitchOffForm codesLeft={codesLeft} refusal={refusal} />}
    </AccountPage>
  );
}
