import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountForm } from '#app/accounts/core/account-form.tsx';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { profileSchema } from '#app/accounts/core/forms.ts';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { saveProfile } from '#app/accounts/core/own-account.server.ts';
import { ProfileFields } from '#app/accounts/core/profile-fields.tsx';
import { answerRefused, invalid } from '#app/accounts/core/refusal.server.ts';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { draftOwner, findDraft, forgetDraft } from '#app/platform/drafts/drafts.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { parseForm, requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

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
