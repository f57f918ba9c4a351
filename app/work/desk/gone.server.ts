import { and, eq } from 'drizzle-orm';
import { redirect } from '@remix-run/node';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { lostForm, storeDraft } from '#app/platform/drafts/lost-form.server.ts';
import { typedEntries } from '#app/platform/drafts/owner-field.ts';
import { intentOf } from '#app/platform/forms/posted-forms.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { isInTrashOf, isTaxpayerInTrashOf } from '#app/work/core/engagements/access.server.ts';
import { findMergedInto, type MergedInto } from '#app/work/core/taxpayers/merged.server.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { findInTrash } from '#app/work/core/trash/trash.server.ts';
import { NO_ENGAGEMENT } from './task.server.ts';
import { daysInTrash } from './trash-days.ts';

export const NO_TAXPAYER = 'There is no such client, or it is not yours.';

const TRASH = {
  why: 'It is in the trash by now.',
  to: { label: 'See the trash', path: '/admin/work/trash' },
};

const partOf = ({ name }: MergedInto) => `Part of ${name} now`;
const pathOf = ({ id }: MergedInto) => `/admin/taxpayers/${id}`;

/** To throw for a taxpayer that is not there: the page of what it is part of now, its place in the trash, or 404. */
export async function goneTaxpayer(me: FirmActor, id: string): Promise<Response> {
  const into = await findMergedInto(id);
  if (into) return redirectWithToast(pathOf(into), { title: partOf(into), tone: 'plain' });
  return (await toTrash(me, id)) ?? notFound(NO_TAXPAYER);
}

export async function goneWork(me: FirmActor, id: string): Promise<Response> {
  return (await toTrash(me, id)) ?? notFound(NO_ENGAGEMENT);
}

/** Says who deleted it, and until when it can be brought back; null for what the reader could not bring back. */
async function toTrash(me: FirmActor, id: string): Promise<Response | null> {
  const found = await findInTrash(me, id);
  if (!found) return null;
  const { name, deletedAt, deletedBy } = found;
  const { since, until } = daysInTrash(deletedAt);
  return redirectWithToast(`${TRASH.to.path}#${found.id}`, {
    title: `${name} is in the trash`,
    description: `Deleted on ${since} by ${deletedBy ?? 'a former colleague'}. It can be brought back until ${until}.`,
    tone: 'plain',
  });
}

/** The same where a form was sent: a note is in the form of that page, and everything else is shown to copy. */
export async function lostOfTaxpayer(me: FirmActor, id: string, form: FormData): Promise<Response> {
  const into = await findMergedInto(id);
  if (into && intentOf(form.get('intent')) === 'note' && (await findTaxpayer(me, into.id))) {
    await storeDraft(me.id, pathOf(into), Object.fromEntries(typedEntries(form)));
    const description = 'Your note is in its form here, and not stored yet.';
    return redirectWithToast(`${pathOf(into)}#notes`, { title: partOf(into), description, tone: 'plain' });
  }
  if (!into && !(await isTaxpayerInTrash(me, id))) return notFound(NO_TAXPAYER);
  const reason = into
    ? { why: `It is part of ${into.name} now.`, to: { label: `Open ${into.name}`, path: pathOf(into) } }
    : TRASH;
  return (await lostForm(me.id, form, { side: 'desk', ...reason })) ?? goneTaxpayer(me, id);
}

/** Of work in the trash; 404 for other work that the colleague does not see. */
export async function lostOfWork(me: FirmActor, id: string, form: FormData): Promise<Response> {
  if (!isUuid(id) || !(await isWorkInTrash(me, id))) return notFound(NO_ENGAGEMENT);
  return (await lostForm(me.id, form, { side: 'desk', ...TRASH })) ?? redirect(TRASH.to.path, 303);
}

async function isWorkInTrash(me: FirmActor, id: string): Promise<boolean> {
  const rows = await db()
    .select({ id: engagements.id })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(eq(engagements.id, id), isInTrashOf(me)));
  return rows.length > 0;
}

async function isTaxpayerInTrash(me: FirmActor, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await db().$count(taxpayers, and(eq(taxpayers.id, id), isTaxpayerInTrashOf(me)))) > 0;
}
