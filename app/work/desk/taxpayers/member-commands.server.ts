import { countMail } from '#app/accounts/core/attempts.server.ts';
import { email } from '#app/accounts/core/forms.ts';
import { oneWhoMay } from '#app/accounts/core/role-texts.ts';
import { TAXPAYER_ROLES } from '#app/platform/db/work-values.ts';
import { done, missing, refused, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { badRequest, tooManyRequests } from '#app/platform/http/responses.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import {
  invitationsOf,
  inviteMember,
  withdrawInvitation,
} from '#app/work/core/taxpayers/invitations.server.ts';
import { membersOf, removeMember } from '#app/work/core/taxpayers/taxpayers.server.ts';
import type { TaxpayerIntent, TaxpayerTask } from './taxpayer-forms.ts';

type Task = TaxpayerTask & { clientAddress: string };

const COLLEAGUE = `This is a colleague’s e-mail address. Ask ${oneWhoMay('users')} to invite them.`;

export const MEMBERS = { invite, withdraw, 'remove-member': remove };

/** `again`: as Undo of a removal. Nobody gets access back without saying yes. */
async function invite({ form, me, taxpayer, clientAddress }: Task) {
  const address = email.safeParse(textIn(form, 'email'));
  const role = oneOf(TAXPAYER_ROLES, textIn(form, 'role'));
  if (!role) throw badRequest();
  if (!address.success)
    return refused({ email: address.error.issues[0]?.message ?? 'Enter an e-mail address.' });
  const wait = await countMail('invitation', address.data, clientAddress);
  if (wait > 0) throw tooManyRequests(wait);
  const sent = await inviteMember(me, { taxpayerId: taxpayer.id, email: address.data, role });
  if (sent === 'gone') return missing();
  const isAgain = form.get('again') === 'yes';
  if (sent === 'colleague')
    return isAgain
      ? unchanged({ title: 'Not invited again', description: COLLEAGUE })
      : refused({ email: COLLEAGUE });
  return done({
    title: isAgain ? 'Invited again' : 'Invitation on its way',
    description: `${isAgain ? 'They can act again once they accept. ' : ''}${whenMailed('They get')}`,
  });
}

async function withdraw({ form, me, taxpayer }: Task) {
  const id = textIn(form, 'id');
  const invitation = (await invitationsOf(taxpayer.id)).find((one) => one.id === id);
  if ((await withdrawInvitation(me, taxpayer.id, id)) === 'gone')
    return unchanged({ title: 'The invitation was accepted or withdrawn meanwhile' });
  return done<TaxpayerIntent>({
    title: 'Invitation withdrawn',
    undo: invitation && againFor(invitation),
  });
}

async function remove({ form, me, taxpayer }: Task) {
  const id = textIn(form, 'id');
  const member = (await membersOf(taxpayer.id)).find(({ userId }) => userId === id);
  const removed = await removeMember(me, taxpayer.id, id);
  if (removed === 'last')
    return unchanged({
      title: 'Not removed',
      description: 'Somebody has to own it: invite another owner first.',
    });
  if (removed === 'gone')
    return unchanged({ title: 'Nobody was removed', description: 'They left meanwhile.' });
  return done<TaxpayerIntent>({
    title: 'Removed',
    description: 'They see nothing of it any more. Undo invites them again.',
    undo: member && againFor(member),
  });
}

function againFor({ email: address, role }: { email: string; role: string }) {
  return { intent: 'invite', email: address, role, again: 'yes' } as const;
}
