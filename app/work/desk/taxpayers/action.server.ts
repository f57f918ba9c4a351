import { withStep } from '#app/accounts/core/actor.ts';
import { retention } from '#content/retention.ts';
import { namesOfThoseWhoMay } from '#app/accounts/core/role-texts.ts';
import { may } from '#app/accounts/core/roles.ts';
import { db } from '#app/platform/db/client.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { openAndAsk } from '#app/work/core/engagements/open.server.ts';
import { whenMailedText } from '#app/work/core/notices/notify-client.server.ts';
import { asksTitle, readTitle } from '#app/work/core/engagements/own-title.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import {
  done,
  keptBy,
  missing,
  postedForms,
  refused,
  unchanged,
} from '#app/platform/forms/posted-forms.server.ts';
import { dayText } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { forbidden } from '#app/platform/http/responses.ts';
import { deleteTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { NO_TAXPAYER } from '../gone.server.ts';
import { noteCommands } from '../notes/note-commands.server.ts';
import {
  addData,
  ifSeen,
  mayLookAfter,
  NOBODY,
  pathOf,
  saveData,
  TAXPAYERS,
  type DataContext,
  type DataTask,
} from './data-commands.server.ts';
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
import { type TaxpayerIntent, type TaxpayerMore, type WithAlike } from './taxpayer-forms.ts';
import { changeStatus } from './status-command.server.ts';

type Task = DataTask & { clientAddress: string };

const TRASH = '/admin/work/trash';

export const addNew = postedForms<DataContext, 'data', WithAlike>({
  commands: { data: addData },
  path: () => TAXPAYERS,
  kept: ({ me, request }) => keptBy(me.id, request),
});

const NOTES = noteCommands<Task>(({ taxpayer }) => ({ entity: 'taxpayer', id: taxpayer.id }));

export const changeTaxpayer = postedForms<Task, TaxpayerIntent, TaxpayerMore>({
  commands: {
    data: saveData,
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
