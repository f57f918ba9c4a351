import { findAlike, type Alike } from '#app/work/core/taxpayers/alike.server.ts';
import { retention } from '#content/retention.ts';
import { namesOfThoseWhoMay } from '#app/accounts/core/role-texts.ts';
import { may } from '#app/accounts/core/roles.ts';
import { db } from '#app/platform/db/client.server.ts';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { openAndAsk } from '#app/work/core/engagements/open.server.ts';
import { whenMailedText } from '#app/work/core/notices/notify-client.server.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { asksTitle, readTitle } from '#app/work/core/engagements/own-title.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import {
  done,
  keptBy,
  missing,
  postedForms,
  refused,
  stale,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { dayText } from '#app/platform/core/time.ts';
import { findPhone } from '#app/platform/forms/phone.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { forbidden } from '#app/platform/http/responses.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { findOwnFields } from '#app/work/core/taxpayers/own-fields.server.ts';
import { addOwnPhone } from '#app/work/core/taxpayers/contacts.server.ts';
import { moveClient } from '#app/work/core/taxpayers/status.server.ts';
import {
  addTaxpayer,
  findTaxpayer,
  updateTaxpayer,
  type Taxpayer,
  type TaxpayerValues,
} from '#app/work/core/taxpayers/taxpayers.server.ts';
import { deleteTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { NO_TAXPAYER } from '../gone.server.ts';
import { noteCommands } from '../notes/note-commands.server.ts';
import { chosenIn } from './choices.server.ts';
import { BANK } from './bank-commands.server.ts';
import { CONTACTS } from './contact-commands.server.ts';
import { CORRECTIONS } from './correction-action.server.ts';
import { changeFica } from './fica-command.server.ts';
import { GROUP_COMMANDS } from './group-commands.server.ts';
import { RELATION_COMMANDS } from './relation-commands.server.ts';
import { MEMBERS } from './member-commands.server.ts';
import { RECURRING } from './recurring-commands.server.ts';
import { merge, tellApart, unmerge } from './merge-action.server.ts';
import {
  seenKey,
  storedIn,
  type TaxpayerIntent,
  type TaxpayerMore,
  type WithAlike,
} from './taxpayer-forms.ts';
import { changeStatus } from './status-command.server.ts';
import { readTaxpayer } from './values.server.ts';

type Context = Posted & { me: FirmActor };
type Task = Context & { taxpayer: Taxpayer; clientAddress: string };

const TAXPAYERS = '/admin/taxpayers';
const TRASH = '/admin/work/trash';
const NOBODY = 'This colleague is not with us any more.';

export const addNew = postedForms<Context, 'data', WithAlike>({
  commands: { data: add },
  path: () => TAXPAYERS,
  kept: ({ me, request }) => keptBy(me.id, request),
});

const NOTES = noteCommands<Task>(({ taxpayer }) => ({ entity: 'taxpayer', id: taxpayer.id }));

export const changeTaxpayer = postedForms<Task, TaxpayerIntent, TaxpayerMore>({
  commands: {
    data: save,
    ...MEMBERS,
    open,
    ...CONTACTS,
    ...BANK,
    'fica-save': changeFica,
    ...RELATION_COMMANDS,
    ...GROUP_COMMANDS,
    ...RECURRING,
    ...CORRECTIONS,
    status: changeStatus,
    delete: toTrash,
    merge,
    unmerge,
    apart: (task) => tellApart(task, true),
    together: (task) => tellApart(task, false),
    ...NOTES,
  },
  path: ({ taxpayer }) => pathOf(taxpayer.id),
  missing: NO_TAXPAYER,
  row: 'item',
  kept: ({ me, request }) => keptBy(me.id, request),
});

async function add({ form, me }: Context) {
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
    await addTaxpayer(tx, values, me, id);
    if (phone) await addOwnPhone(tx, { id, name: values.name, phone });
    if (isProspect) await moveClient(tx, me, { id, status: 'active' }, 'prospect', new Date());
  });
  const added = { title: `${values.name} added`, to: pathOf(id) };
  if (await findTaxpayer(me, id)) return done<'data'>({ ...added, undo: { intent: 'delete' } });
  return done(await ifSeen(me, id, added));
}

async function save({ form, me, taxpayer }: Task) {
  const fields = await findOwnFields();
  const { values, errors } = await readMine(form, fields, taxpayer.own);
  if (!values) return refused(errors);
  const isUndo = form.get('back') === 'yes';
  const alike = isUndo ? null : await unseenAlike(form, values, { id: taxpayer.id, before: taxpayer });
  if (alike) return refused({}, { alike });
  const version = requireVersion(form);
  const saved = await updateTaxpayer(me, taxpayer.id, values, version, { isUndo });
  if (saved === 'gone') return missing();
  if (saved === 'changed') return stale({});
  if (isUndo) return done(await ifSeen(me, taxpayer.id, { title: 'As it was before' }));
  const isSeen = (await findTaxpayer(me, taxpayer.id)) !== null;
  if (!isSeen) return done(await ifSeen(me, taxpayer.id, { title: 'Saved' }));
  const before = { ...storedIn(taxpayer, fields), version: String(version + 1), back: 'yes' };
  const isMoved = values.email !== taxpayer.email;
  return done<TaxpayerIntent>({
    title: 'Saved',
    description: isMoved ? whenMailed('The old and the new address get') : undefined,
    undo: { intent: 'data', ...before },
  });
}

async function open({ form, me, taxpayer }: Task) {
  if (!may(me.role, 'engage')) throw forbidden(`Only ${namesOfThoseWhoMay('engage')} open work.`);
  const chosen = chosenIn(form, taxpayer);
  if (!chosen) return refused({ period: 'Choose a period.' });
  const { cents: price, error } = readPrice(textIn(form, 'price'));
  if (error) return refused({ price: error });
  const { ownTitle, error: untitled } = asksTitle(chosen.type)
    ? readTitle(textIn(form, 'title'), true)
    : { ownTitle: null };
  if (untitled) return refused({ title: untitled });
  const assigneeId = textIn(form, 'assigneeId') || null;
  if (!(await mayLookAfter(assigneeId))) return refused({ period: NOBODY });
  const opening = { ...chosen, ownTitle, taxpayerId: taxpayer.id, price, assigneeId };
  const actor = withStep(me);
  const opened = await db().transaction((tx) => openAndAsk(tx, opening, actor, new Date()));
  if (opened === 'exists')
    return refused({ period: 'This is open for the period already: look in the list above.' });
  const undo = { step: actor.stepId, undoneTo: pathOf(taxpayer.id) };
  const result = { ...(await openedText(opened)), ...undo };
  if (await findEngagement(me, opened.id)) return done({ ...result, to: `/admin/work/${opened.id}` });
  return done(await ifSeen(me, taxpayer.id, result));
}

async function openedText({ id, startsOn }: { id: string; startsOn: string | null }) {
  if (!startsOn) return { title: 'Opened', description: await whenMailedText(id, 'opened') };
  const description = `It begins on ${dayText(startsOn)}, when what it asks for is there. Until then the client gets no mail about it.`;
  return { title: 'Planned', description };
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

async function toTrash({ me, taxpayer }: Task) {
  const deleted = await deleteTaxpayer(me, taxpayer.id);
  if (deleted === 'gone') return missing();
  if (deleted === 'kept')
    return unchanged({
      title: 'Not deleted',
      description: 'The law says how long its work and records are kept. Make it a former client.',
    });
  return done<TaxpayerIntent>({
    title: `${taxpayer.name} deleted`,
    description: `Nobody is told. It can be restored for ${retention.deletedWorkDays} days.`,
    to: TRASH,
    undo: { intent: 'restore', taxpayer: taxpayer.id },
  });
}

async function readMine(...given: Parameters<typeof readTaxpayer>): Promise<ReturnType<typeof readTaxpayer>> {
  const read = readTaxpayer(...given);
  if (!read.values || (await mayLookAfter(read.values.assigneeId))) return read;
  return { values: null, errors: { assigneeId: NOBODY } };
}

async function mayLookAfter(id: string | null | undefined): Promise<boolean> {
  return !id || isColleague(db(), id, 'work');
}

type Result = { title: string; description?: string; to?: string; step?: string; undoneTo?: string };

/** A colleague who hands over a taxpayer may no longer see it. */
async function ifSeen(me: FirmActor, id: string, result: Result): Promise<Result> {
  if (await findTaxpayer(me, id)) return result;
  const description = 'A colleague looks after it, so you do not see it any more.';
  return { ...result, description, to: TAXPAYERS };
}

function pathOf(id: string): string {
  return `${TAXPAYERS}/${id}`;
}
