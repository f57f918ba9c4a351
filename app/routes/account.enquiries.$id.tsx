import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { requireMember, type Member } from '#app/accounts/core/member.server.ts';
import { answerRefused } from '#app/accounts/core/refusal.server.ts';
import { draftOwner, findDraft, forgetDraft } from '#app/platform/drafts/drafts.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { AnswerForm } from '#app/enquiries/client/answer-form.tsx';
import { receiveAnswer } from '#app/enquiries/client/answer.server.ts';
import { EnquiryEntries } from '#app/enquiries/client/enquiry-entries.tsx';
import { ENQUIRY_STATE } from '#app/enquiries/core/states.ts';
import { findOwnEnquiry } from '#app/enquiries/client/find.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Link } from '#app/platform/ui/link.tsx';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const [enquiry, draft] = await Promise.all([
    requireEnquiry(member, params.id),
    findDraft(member.id, request),
  ]);
  return { enquiry, owner: draftOwner(member.id), kept: draft?.body };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const member = await requireMember(request);
  const { id } = await requireEnquiry(member, params.id);
  const refusal = await receiveAnswer(member, id, await requireForm(request));
  if (refusal) return answerRefused(refusal, contextOf(context), 'an answer could not be stored');
  await forgetDraft(member.id, request);
  return redirectWithToast(`/account/enquiries/${id}`, {
    title: 'Your answer is with us',
    description: 'It joined this conversation, and our team was told.',
    tone: 'gain',
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.enquiry.subject || 'Your enquiry');

export default function EnquiryPage() {
  const { enquiry, owner, kept } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AccountPage
      path="/account/enquiries"
      title={enquiry.subject || 'No subject'}
      lede={
        <>
          {enquiry.reference} · {ENQUIRY_STATE[enquiry.state].client.label} ·{' '}
          <Link to="/account/enquiries">All enquiries</Link>
        </>
      }
    >
      <EnquiryEntries enquiry={enquiry} />
      <AnswerForm {...{ enquiry, owner, kept, refusal }} />
    </AccountPage>
  );
}

async function requireEnquiry(member: Member, id: string | undefined) {
  const enquiry = await findOwnEnquiry(member, id);
  if (!enquiry) throw notFound('There is no such enquiry in your account.');
  return enquiry;
}
