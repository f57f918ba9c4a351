import { withWayBack } from '#app/accounts/bulk/mending.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findColleagues, isColleague } from '#app/accounts/core/colleagues.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { findPhone } from '#app/platform/forms/phone.server.ts';
import { done, missing, refused, type Posted, type Reply } from '#app/platform/forms/posted-forms.server.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { findAlike, type Alike } from '#app/work/core/taxpayers/alike.server.ts';
import { addOwnPhone } from '#app/work/core/taxpayers/contacts.server.ts';
import { doubtsOf } from '#app/work/core/taxpayers/doubts.ts';
import { findOwnFields } from '#app/work/core/taxpayers/own-fields.server.ts';
import { moveClient } from '#app/work/core/taxpayers/status.server.ts';
import {
  addTaxpayer,
  findTaxpayer,
  updateTaxpayer,
  type Taxpayer,
  type TaxpayerValues,
} from '#app/work/core/taxpayers/taxpayers.server.ts';
import { clientForm } from './shared-forms.ts';
import { seenKey, type TaxpayerIntent, type TaxpayerMore } from './taxpayer-forms.ts';
import { readTaxpayer } from './values.server.ts';

export type DataContext = Posted & { me: FirmActor };
export type DataTask = DataContext & { taxpayer: Taxpayer };

export const TAXPAYERS = '/admin/taxpayers';
export const NOBODY = 'This colleague is not with us any more.';

export async function addData({ form, me }: DataContext) {
  const { values, errors } = await readMine(form, await findOwnFields());
  const typed = textIn(form, 'phone').trim();
  const phone = typed ? findPhone(typed, '+27') : null;
  const wrong = typed && !phone ? { phone: 'Give a phone number, such as 082 123 4567.' } : null;
  if (!values || wrong) return refused({ ...errors, ...wrong });
  const id = newIdIn(form);
  const alike = await unseenAlike(form, values, { id });
  if (alike) return refused({}, { alike });
  const isProspect = form.get('status') === 'prospect';
  await db().transaction(async (tx) => {
    await addTaxpayer(tx, values, me, { id });
    if (phone) await addOwnPhone(tx, { id, name: values.name, phone });
    if (isProspect) await moveClient(tx, me, { id, status: 'active' }, 'prospect', new Date());
  });
  const description = doubtsOf(values).join(' ');
  const added = { title: `${values.name} added`, description, to: pathOf(id) };
  if (await findTaxpayer(me, id)) return done<'data'>({ ...added, undo: { intent: 'delete' } });
  return done(await ifSeen(me, id, added));
}

export async function saveData({
  form,
  me,
  taxpayer: opened,
}: DataTask): Promise<Reply<TaxpayerIntent, TaxpayerMore>> {
  const [fields, colleagues] = await Promise.all([findOwnFields(), findColleagues('work')]);
  const { id } = opened;
  return saveShared(form, clientForm(fields, colleagues), {
    find: () => findTaxpayer(me, id),
    ifRemoved: missing(),
    undo: { intent: 'data' },
    async save({ form: sent, version, isUndo, stays }) {
      const before = await findTaxpayer(me, id);
      if (!before) return 'gone';
      const { values, errors } = await readMine(sent, fields, before.own);
      if (!values) return refused(errors);
      const alike = isUndo ? null : await unseenAlike(sent, values, { id, before });
      if (alike) return refused<TaxpayerMore>({}, { alike });
      const saved = await updateTaxpayer(me, id, values, version, { isUndo });
      if (saved !== 'saved') return saved;
      const after = await findTaxpayer(me, id);
      const title = isUndo ? 'As it was before' : 'Saved';
      if (!after) return done(await ifSeen(me, id, { title, description: stays }));
      if (isUndo) return { kind: 'saved', before, after };
      const mailed = values.email !== before.email && whenMailed('The old and the new e-mail address get');
      const notes = [mailed, afterDeath(values, before), ...doubtsOf(values, before)];
      const description = notes.filter(Boolean).join(' ');
      return { kind: 'saved', before, after, description, to: await withWayBack(me, id, pathOf(id)) };
    },
  });
}

/** Who becomes an estate is dead, and the mails of the work still go where they went. */
function afterDeath({ kind, email }: TaxpayerValues, before: Taxpayer): string | null {
  if (kind !== 'estate' || before.kind === 'estate' || !email || email !== before.email) return null;
  return `Mails and reminders still go to ${email}, and to whoever acts for this client: give the executor’s address, and see below who else gets them.`;
}

/** Those that may be the same, unless the form says that its reader has seen them. */
async function unseenAlike(
  form: FormData,
  values: TaxpayerValues,
  own: { id: string; before?: Taxpayer },
): Promise<Alike[] | null> {
  const alike = await findAlike(values, own);
  return alike.length > 0 && textIn(form, 'seenAlike') !== seenKey(alike) ? alike : null;
}

async function readMine(...given: Parameters<typeof readTaxpayer>): Promise<ReturnType<typeof readTaxpayer>> {
  const read = readTaxpayer(...given);
  if (!read.values || (await mayLookAfter(read.values.assigneeId))) return read;
  return { values: null, errors: { assigneeId: NOBODY } };
}

export async function mayLookAfter(id: string | null | undefined): Promise<boolean> {
  return !id || isColleague(db(), id, 'work');
}

type Result = { title: string; description?: string; to?: string; step?: string; undoneTo?: string };

/** A colleague who hands over a taxpayer may no longer see it. */
export async function ifSeen(me: FirmActor, id: string, result: Result): Promise<Result> {
  if (await findTaxpayer(me, id)) return result;
  const description = 'A colleague looks after it, so you do not see it any more.';
  return { ...result, description, to: TAXPAYERS };
}

export function pathOf(id: string): string {
  return `${TAXPAYERS}/${id}`;
}
