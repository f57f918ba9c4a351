import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountForm } from '#app/accounts/account-form.tsx';
import { AccountPage } from '#app/accounts/account-page.tsx';
import { profileSchema } from '#app/accounts/forms.ts';
import { requireMember } from '#app/accounts/member.server.ts';
import { saveProfile } from '#app/accounts/own-account.server.ts';
import { ProfileFields } from '#app/accounts/profile-fields.tsx';
import { answerRefused, invalid } from '#app/accounts/refusal.server.ts';
import { DraftOwner } from '#app/drafts/draft-owner.tsx';
import { draftOwner, findDraft, forgetDraft } from '#app/drafts/drafts.server.ts';
import { privatePage } from '#app/http/cache.ts';
import { contextOf } from '#app/http/context.ts';
import { parseForm, requireForm } from '#app/http/form.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, email, ...member } = await requireMember(request);
  const { fullName, userType, contactNumber, identificationNumber } = member;
  const stored = { full_name: fullName, user_type: userType, contactNumber, identificationNumber };
  const draft = await findDraft(id, request);
  return { email, profile: { ...stored, ...draft }, owner: draftOwner(id) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request);
  const submission = parseForm(await requireForm(request), profileSchema);
  if (submission.status !== 'success') {
    return answerRefused(invalid(submission), contextOf(context), 'a profile was refused');
  }
  await saveProfile(member.id, submission.value);
  await forgetDraft(member.id, request);
  return redirectWithToast('/account/profile', { title: 'Profile saved', tone: 'gain' });
}

export const meta: MetaFunction = () => privateMeta('Your profile');

export default function Account() {
  const { email, profile, owner } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AccountPage
      path="/account/profile"
      title="Your profile"
      lede={<span className="[overflow-wrap:anywhere]">Signed in as {email}</span>}
    >
      <AccountForm refusal={refusal} button="Save" busy="Saving..." className="group gap-5">
        <DraftOwner owner={owner} />
        <ProfileFields refusal={refusal} stored={profile} />
      </AccountForm>
    </AccountPage>
  );
}
