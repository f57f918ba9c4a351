import { data } from '@remix-run/node';
import { countMail } from '#app/accounts/core/attempts.server.ts';
import { email } from '#app/accounts/core/forms.ts';
import { db } from '#app/platform/db/client.server.ts';
import { TAXPAYER_ROLES } from '#app/platform/db/work-values.ts';
import { findDraft, forgetDraft } from '#app/platform/drafts/drafts.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest, notFound, tooManyRequests } from '#app/platform/http/responses.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { inviteMember, withdrawInvitation } from '#app/work/core/taxpayers/invitations.server.ts';
import {
  addTaxpayer,
  findTaxpayer,
  removeMember,
  updateTaxpayer,
  type Taxpayer,
} from '#app/work/core/taxpayers/taxpayers.server.ts';
import { chosenIn } from './choices.server.ts';
import { openAgreed } from './open.server.ts';
import { readTaxpayer } from './values.server.ts';

/** A form that was refused, with what was typed. `isStale`: somebody else has saved it since. */
export type TaxpayerAnswer = {
  part: 'data' | 'invite' | 'open';
  errors: Partial<Record<string, string>>;
  typed: Record<string, string>;
  isStale?: true;
};

type Context = { form: FormData; me: FirmActor; request: Request; clientAddress: string };
type Task = Context & { taxpayer: Taxpayer };

export const NO_TAXPAYER = 'There is no such taxpayer, or it is not yours.';

/** What is posted to the page of a new taxpayer. */
export async function addNew({ form, me, request }: Context) {
  const { values, errors } = readTaxpayer(form);
  if (!values) return refuse(form, 'data', errors);
  if (!(await mayLookAfter(values.assigneeId))) return refuse(form, 'data', { assigneeId: NOBODY });
  const { id } = await db().transaction((tx) => addTaxpayer(tx, values, me));
  await forgetDraft(me.id, request);
  return backIfSeen(me, id, { title: `${values.name} added`, tone: 'gain' });
}

/** What is posted to the page of a taxpayer, which the caller has found for `me`. */
export function changeTaxpayer(task: Task) {
  switch (task.form.get('part')) {
    case 'data':
      return save(task);
    case 'invite':
      return invite(task);
    case 'withdraw':
      return withdraw(task);
    case 'remove-member':
      return remove(task);
    case 'open':
      return open(task);
    default:
      throw badRequest();
  }
}

const TAXPAYERS = '/admin/taxpayers';
const HANDED_ON = 'A colleague looks after it, so you do not see it any more.';
const COLLEAGUE = 'This is a colleague’s address. An administrator can invite them.';
const NOBODY = 'This colleague is not with us any more.';

async function save({ form, me, taxpayer, request }: Task) {
  const { values, errors } = readTaxpayer(form);
  if (!values) return refuse(form, 'data', errors);
  if (!(await mayLookAfter(values.assigneeId))) return refuse(form, 'data', { assigneeId: NOBODY });
  const saved = await updateTaxpayer(me, taxpayer.id, values, requireVersion(form));
  if (saved === 'gone') throw notFound(NO_TAXPAYER);
  if (saved === 'changed') return refuse(form, 'data', {}, true);
  if ((await findDraft(me.id, request))?.part === 'data') await forgetDraft(me.id, request);
  return backIfSeen(me, taxpayer.id, { title: 'Saved', tone: 'gain' });
}

async function invite({ form, me, taxpayer, clientAddress }: Task) {
  const address = email.safeParse(textIn(form, 'email'));
  const role = oneOf(TAXPAYER_ROLES, textIn(form, 'role'));
  if (!role) throw badRequest();
  if (!address.success)
    return refuse(form, 'invite', { email: address.error.issues[0]?.message ?? 'Enter an address.' });
  const wait = await countMail('invitation', address.data, clientAddress);
  if (wait > 0) throw tooManyRequests(wait);
  const sent = await inviteMember(me, { taxpayerId: taxpayer.id, email: address.data, role });
  if (sent === 'gone') throw notFound(NO_TAXPAYER);
  if (sent === 'colleague') return refuse(form, 'invite', { email: COLLEAGUE });
  return back(taxpayer.id, { title: 'Invitation on its way', tone: 'gain' });
}

async function withdraw({ form, me, taxpayer }: Task) {
  const isGone = (await withdrawInvitation(me, taxpayer.id, textIn(form, 'id'))) === 'gone';
  return back(
    taxpayer.id,
    isGone
      ? { title: 'The invitation was accepted or withdrawn meanwhile', tone: 'loss' }
      : { title: 'Invitation withdrawn', tone: 'gain' },
  );
}

async function remove({ form, me, taxpayer }: Task) {
  const removed = await removeMember(me, taxpayer.id, textIn(form, 'id'));
  if (removed === 'last')
    return back(taxpayer.id, {
      title: 'Not removed',
      description: 'Somebody has to own it: invite another owner first.',
      tone: 'loss',
    });
  return back(
    taxpayer.id,
    removed === 'gone'
      ? { title: 'Nobody was removed', description: 'They left meanwhile.', tone: 'loss' }
      : { title: 'Removed', description: 'They see nothing of it any more.', tone: 'gain' },
  );
}

async function open({ form, me, taxpayer }: Task) {
  const chosen = chosenIn(form, taxpayer);
  if (!chosen) return refuse(form, 'open', { period: 'Choose a period.' });
  const { cents: price, error } = readPrice(textIn(form, 'price'));
  if (error) return refuse(form, 'open', { price: error });
  const assigneeId = textIn(form, 'assigneeId') || null;
  if (!(await mayLookAfter(assigneeId))) return refuse(form, 'open', { period: NOBODY });
  const opened = await openAgreed(me, { ...chosen, taxpayerId: taxpayer.id, price, assigneeId });
  if (opened === 'exists')
    return refuse(form, 'open', { period: 'This is open for the period already: look in the list above.' });
  const toast: Toast = { title: 'Opened', description: 'The client gets a mail.', tone: 'gain' };
  const isSeen = await findEngagement(me, opened.id);
  return isSeen ? redirectWithToast(`/admin/work/${opened.id}`, toast) : backIfSeen(me, taxpayer.id, toast);
}

async function mayLookAfter(id: string | null | undefined): Promise<boolean> {
  return !id || isColleague(db(), id, 'work');
}

function refuse(
  form: FormData,
  part: TaxpayerAnswer['part'],
  errors: TaxpayerAnswer['errors'],
  isStale?: true,
) {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return data<TaxpayerAnswer>({ part, errors, typed, isStale }, { status: isStale ? 409 : 400 });
}

/** A colleague who hands over a taxpayer may no longer see it. */
async function backIfSeen(me: FirmActor, id: string, toast: Toast): Promise<Response> {
  if (await findTaxpayer(me, id)) return back(id, toast);
  return redirectWithToast(TAXPAYERS, { ...toast, description: HANDED_ON });
}

function back(id: string, toast: Toast): Promise<Response> {
  return redirectWithToast(`${TAXPAYERS}/${id}`, toast);
}
