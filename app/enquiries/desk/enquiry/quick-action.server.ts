import { capitalised } from '#app/platform/core/text.ts';
import { db } from '#app/platform/db/client.server.ts';
import { done, unchanged, type Command } from '#app/platform/forms/posted-forms.server.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { CHANGE_MESSAGES, namesOf } from '../inbox/bulk-act.server.ts';
import { changeOne, undoOne } from '../inbox/change-one.server.ts';
import { readChange, type EnquiryChange } from '../inbox/enquiry-change.ts';
import { nextPath } from '../inbox/list.server.ts';
import { changedMeanwhile } from './meanwhile.server.ts';
import type { Task } from './draft-action.server.ts';
import type { QuickIntent } from './posted.ts';

/** Pressing one of these means going on with this enquiry. */
const STAYS: ReadonlySet<EnquiryChange['kind']> = new Set(['take', 'tag', 'reopen', 'not-spam']);

export const QUICK_COMMANDS: Record<QuickIntent, Command<Task, QuickIntent, never>> = {
  take: press,
  assign: press,
  answered: press,
  reopen: press,
  spam: press,
  'not-spam': press,
  snooze: press,
  wake: press,
  tag: press,
  typed: press,
  undo,
};

async function press({ id, me, form, filter }: Task) {
  const change = readChange(form);
  if (!change) throw badRequest();
  if (typeof change === 'string') return nothing(change);
  const version = requireVersion(form);
  const after = await db().transaction((tx) => changeOne(tx, me.id, { id, version }, change));
  if (after === null) return nothing(await changedMeanwhile(id, version));
  const goesOn = form.get('stay') !== 'yes' && !STAYS.has(change.kind) && !isWoken(change);
  const [changed] = await namesOf([id]);
  return done<QuickIntent>({
    title: capitalised(CHANGE_MESSAGES.did('one message', change, me.id)),
    description: changed?.name,
    to: goesOn ? await nextPath(id, filter, me.id) : undefined,
    undo: after === version ? undefined : { intent: 'undo', version: String(after) },
    undoHere: true,
  });
}

function isWoken(change: EnquiryChange): boolean {
  return change.kind === 'snooze' && change.until === null;
}

async function undo({ id, me, form }: Task) {
  const version = requireVersion(form);
  const after = await db().transaction((tx) => undoOne(tx, me.id, { id, version }));
  return after === null
    ? nothing(await changedMeanwhile(id, version))
    : done({ title: 'One message as before' });
}

function nothing(description: string) {
  return unchanged({ title: 'Nothing changed', description });
}
