import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { countMail } from '#app/accounts/core/attempts.server.ts';
import { email } from '#app/accounts/core/forms.ts';
import type { Member } from '#app/accounts/core/member.server.ts';
import { requireRecentProof } from '#app/accounts/core/proof.server.ts';
import { answerRefused, invalid, limited, UNCLEAR, type Refused } from '#app/accounts/core/refusal.server.ts';
import { TAXPAYER_ROLES } from '#app/platform/db/work-values.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { badRequest, notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { inviteMember, withdrawInvitation } from '#app/work/core/taxpayers/invitations.server.ts';
import { removeMember } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { memberActor } from './client.server.ts';

const NOBODY = 'Only an owner decides who may act.';

const schema = z.object({
  email,
  role: z.enum(TAXPAYER_ROLES, { error: 'Choose what this person may do.' }),
});

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** What an owner posts to the page of a taxpayer; any member may also leave. */
export async function changeWhoActs(args: Args, form: FormData, member: Member, taxpayerId: string) {
  await requireRecentProof(args.request, form, member);
  const here = `/account/taxpayers/${taxpayerId}`;
  switch (form.get('intent')) {
    case 'invite': {
      const context = contextOf(args.context);
      const refused = await invite(form, member, taxpayerId, context.clientAddress);
      if (refused) return answerRefused(refused, context, 'an invitation was refused');
      return redirectWithToast(here, { title: 'Invitation on its way', tone: 'gain' });
    }
    case 'withdraw':
      await withdrawInvitation(memberActor(member), taxpayerId, String(form.get('id')));
      return redirectWithToast(here, { title: 'Invitation withdrawn', tone: 'gain' });
    case 'remove':
      return remove(String(form.get('member')), member, taxpayerId, here);
    default:
      throw badRequest();
  }
}

async function invite(
  form: FormData,
  member: Member,
  taxpayerId: string,
  clientAddress: string,
): Promise<Refused | null> {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return invalid(submission, UNCLEAR);
  const wait = await countMail('invitation', submission.value.email, clientAddress);
  if (wait > 0) return limited(submission, 'Invitation not sent', wait);
  const sent = await inviteMember(memberActor(member), { taxpayerId, ...submission.value });
  if (sent === 'gone') throw notFound(NOBODY);
  return null;
}

async function remove(userId: string, member: Member, taxpayerId: string, here: string) {
  const removed = await removeMember(memberActor(member), taxpayerId, userId);
  if (removed === 'gone') throw notFound(NOBODY);
  if (removed === 'last') {
    const description = 'Somebody must decide who may act. Invite another owner first.';
    return redirectWithToast(here, { title: 'The last owner stays', description, tone: 'loss' });
  }
  if (userId === member.id)
    return redirectWithToast('/account/taxpayers', { title: 'You act for it no more', tone: 'gain' });
  return redirectWithToast(here, { title: 'Removed', tone: 'gain' });
}
