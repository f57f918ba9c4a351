import * as z from 'zod/mini';
import { retention } from '#content/retention.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { countMail } from '#app/accounts/core/attempts.server.ts';
import { email } from '#app/accounts/core/forms.ts';
import type { Member } from '#app/accounts/core/member.server.ts';
import { requireRecentProof } from '#app/accounts/core/proof.server.ts';
import {
  invalid,
  limited,
  replyRefused,
  UNCLEAR,
  type Refusal,
  type Refused,
} from '#app/accounts/core/refusal.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { TAXPAYER_ROLES } from '#app/platform/db/work-values.ts';
import {
  done,
  missing,
  postedForms,
  refused,
  unchanged,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { parseForm } from '#app/platform/http/form.ts';
import {
  invitationsOf,
  inviteMember,
  withdrawInvitation,
} from '#app/work/core/taxpayers/invitations.server.ts';
import { findTaxpayer, isOwner, membersOf, removeMember } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { firm } from '#app/platform/content/firm.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { CORRECTABLE, type Correctable } from '#app/work/core/taxpayers/correctable.ts';
import { writtenIdentification } from '#app/accounts/core/identification.ts';
import { doubtOf } from '#app/work/core/taxpayers/doubts.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { askCorrection, withdrawCorrection } from '#app/work/core/taxpayers/corrections.server.ts';
import { changeQuote } from '#app/work/proposals/quote-request.server.ts';
import { removeOwn } from '#app/work/core/trash/own-additions.server.ts';
import { taxpayerShape } from '#app/work/core/taxpayers/shape.ts';
import { memberActor } from './client.server.ts';

const schema = z.object({
  email,
  role: z.enum(TAXPAYER_ROLES, { error: 'Choose what this person may do.' }),
});

type Context = Posted & { context: RequestContext; member: Member; taxpayerId: string };

/** What is wrong, wanted or a mistake may be said without a new proof: a colleague decides, or it can be undone. */
const AT_ANY_TIME = new Set(['correct', 'uncorrect', 'unquote', 'requote', 'removeAll']);

export async function changeWhoActs(context: Context) {
  if (!AT_ANY_TIME.has(textIn(context.form, 'intent')))
    await requireRecentProof(context.request, context.form, context.member);
  return act(context);
}

type Intent =
  'invite' | 'withdraw' | 'remove' | 'correct' | 'uncorrect' | 'unquote' | 'requote' | 'removeAll';

const act = postedForms<Context, Intent, { refusal: Refusal }>({
  commands: {
    invite,
    withdraw,
    remove,
    correct,
    uncorrect,
    unquote: (posted) => sayOfQuote(posted, false),
    requote: (posted) => sayOfQuote(posted, true),
    removeAll,
  },
  path: ({ taxpayerId }) => `/account/taxpayers/${taxpayerId}`,
  missing: 'Only an owner decides who may act.',
});

async function invite({ form, context, member, taxpayerId }: Context) {
  const refuse = (what: Refused) => replyRefused(what, context, 'an invitation was refused');
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return refuse(invalid(submission, UNCLEAR));
  const wait = await countMail('invitation', submission.value.email, context.clientAddress);
  if (wait > 0) return refuse(limited(submission, 'Invitation not sent', wait));
  const sent = await inviteMember(memberActor(member), { taxpayerId, ...submission.value });
  if (sent === 'gone') return missing();
  const isAgain = form.get('again') === 'yes';
  return done({
    title: isAgain ? 'Invited again' : 'Invitation on its way',
    description: `${isAgain ? 'They can act again once they accept. ' : ''}${whenMailed('They get')}`,
  });
}

async function correct({ form, member, taxpayerId }: Context) {
  const field = keyIn(CORRECTABLE, textIn(form, 'field'));
  if (!field) return refused({ field: 'Choose what is wrong.' });
  const submission = z.safeParse(VALUES[field], textIn(form, 'value'));
  if (!submission.success)
    return refused({ value: submission.error.issues[0]?.message ?? 'Enter what is right.' });
  const taxpayer = await findTaxpayer(memberActor(member), taxpayerId);
  if (!taxpayer) return missing();
  const to = writtenAs(taxpayer.kind, field, submission.data ?? '');
  if (field === 'email' && !(await isOwner(db(), taxpayerId, member.id)))
    return refused({ value: 'Only an owner changes the address that we write to.' });
  if (to === '') return refused({ value: 'Enter what is right.' });
  const doubt = doubtOf(field, to, taxpayer.kind);
  if (doubt && textIn(form, 'sure') !== textIn(form, 'value'))
    return refused({ value: `${doubt} If it is right as it is here, send it once more.` });
  const actor = { ...memberActor(member), userId: member.id };
  const answered = await askCorrection(actor, taxpayerId, { field, to });
  if (answered === 'gone') return missing();
  if (answered === 'same') return refused({ value: 'That is what we have already.' });
  if (answered === 'busy')
    return unchanged({ title: 'Not sent', description: `That were many today. Call ${firm.phone}.` });
  return done<'uncorrect'>({
    title: 'Thank you',
    description: 'We look at it, and write to you when we have.',
    undo: { intent: 'uncorrect', field },
  });
}

function writtenAs(kind: TaxpayerKind, field: Correctable, text: string): string {
  return field === 'registrationNumber' && kind === 'company'
    ? writtenIdentification('business', text)
    : text;
}

async function uncorrect({ form, member, taxpayerId }: Context) {
  const field = keyIn(CORRECTABLE, textIn(form, 'field'));
  const actor = { ...memberActor(member), userId: member.id };
  const withdrawn = field ? await withdrawCorrection(actor, taxpayerId, field) : 'gone';
  return withdrawn === 'gone'
    ? unchanged({
        title: 'Not taken back',
        description: 'We have answered it already. Look at it as it is now.',
      })
    : done({ title: 'Taken back', description: 'It stays as we have it.' });
}

async function sayOfQuote(
  { form, member, taxpayerId }: Context,
  isWanted: boolean,
): Promise<Reply<Intent, { refusal: Refusal }>> {
  const stepId = textIn(form, 'step');
  const actor = { ...memberActor(member), userId: member.id };
  const saved = await changeQuote(actor, { taxpayerId, stepId, isWanted });
  const to = '/account';
  if (saved === 'sent')
    return unchanged({
      title: 'We have sent this quote already',
      description: 'You need not accept it.',
      to,
    });
  if (saved === 'ended')
    return unchanged({
      title: 'This request has ended',
      description:
        'It ended with its proposal. If you want the quote, ask for it in the new one, or write to us.',
      to,
    });
  const { what } = saved;
  if (isWanted) return done<never>({ title: 'We send you the quote', description: `${what}.`, to });
  return done<'requote'>({
    title: 'Taken back',
    description: `We send you no quote for it: ${what}. It stays with you, or with your old firm.`,
    to,
    undo: { intent: 'requote', step: stepId },
    undoHere: true,
  });
}

const VALUES = {
  ...taxpayerShape,
  vatCategory: z.enum(
    CORRECTABLE.vatCategory.options?.map(({ value }) => value) ?? [],
    'Choose one of the categories.',
  ),
  email,
} satisfies Record<Correctable, unknown>;

async function withdraw({ form, member, taxpayerId }: Context) {
  const id = textIn(form, 'id');
  const invitation = (await invitationsOf(taxpayerId)).find((one) => one.id === id);
  const withdrawn = await withdrawInvitation(memberActor(member), taxpayerId, id);
  if (withdrawn === 'gone') return unchanged({ title: 'The invitation was accepted or withdrawn meanwhile' });
  return done<'invite'>({ title: 'Invitation withdrawn', undo: invitation && againFor(invitation) });
}

async function remove({ form, member, taxpayerId }: Context) {
  const userId = textIn(form, 'member');
  const one = (await membersOf(taxpayerId)).find((each) => each.userId === userId);
  const removed = await removeMember(memberActor(member), taxpayerId, userId);
  if (removed === 'gone') return missing();
  if (removed === 'last')
    return unchanged({
      title: 'The last owner stays',
      description: 'Somebody must decide who may act. Invite another owner first.',
    });
  return userId === member.id
    ? done({ title: 'You have left', to: '/account/taxpayers' })
    : done<'invite'>({
        title: 'Removed',
        description: 'They see nothing of it any more. Undo invites them again.',
        undo: one && againFor(one),
      });
}

async function removeAll({ member, taxpayerId }: Context): Promise<Reply<Intent, { refusal: Refusal }>> {
  const removed = await removeOwn({ ...memberActor(member), userId: member.id }, taxpayerId);
  if (removed === 'gone') return missing();
  if (removed === 'kept')
    return unchanged({
      title: 'Not removed',
      description: `It cannot be removed here any more. Call ${firm.phone}, and we look at it with you.`,
    });
  return done<never>({
    title: `${removed.name} is removed`,
    description: `With what we offered for it. It can be brought back: by Undo, or call us within ${retention.deletedWorkDays} days.`,
    to: '/account/taxpayers',
    undo: { intent: 'restore', taxpayer: taxpayerId },
  });
}

/** Nobody gets access back without saying yes. */
function againFor({ email: address, role }: { email: string; role: string }) {
  return { intent: 'invite', email: address, role, again: 'yes' } as const;
}
