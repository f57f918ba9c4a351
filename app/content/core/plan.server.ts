import { eq } from 'drizzle-orm';
import { longMoment } from '#app/platform/core/time.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { purgePages } from '#app/platform/jobs/page-change.server.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import type { Content } from './define-content.ts';
import type { Version } from './find.server.ts';
import { basisOf, mergedValues } from './merged.ts';
import { contentQueue } from './publish-queue.ts';
import {
  awaitMoments,
  fieldNames,
  leaveLive,
  note,
  onItem,
  rowOf,
  setState,
  stamp,
  type Act,
} from './version-rows.server.ts';

type Plan = {
  at: Date;
  base?: ContentValues | null;
  instead?: readonly Version[];
  /** The draft has other changes, and stays. */
  isBesideDraft?: boolean;
};

/** A plan beside others, with its own changed fields. The draft becomes the plan, unless it stays. Returns its id. */
export async function plan(
  act: Act,
  values: ContentValues,
  { at, base = basisOf(act.item), instead = [], isBesideDraft = false }: Plan,
): Promise<string> {
  const { tx, item } = act;
  for (const other of instead) await setState(act, other, 'dropped');
  const row = {
    state: 'planned',
    publishAt: at,
    base,
    ...stamp(act),
    ...rowOf({ source: 'own', values }),
  } as const;
  const table = contentVersions;
  const draft = isBesideDraft ? null : item.draft;
  const [planned] = draft
    ? await tx.update(table).set(row).where(eq(table.id, draft.id)).returning({ id: table.id })
    : await tx
        .insert(table)
        .values({ kind: item.content.name, item: item.id, ...row })
        .returning({ id: table.id });
  await enqueue(tx, contentQueue, {}, { after: at });
  await note(act, 'plan', { ...fieldNames(item, item.shown, values), day: longMoment(at) }, values);
  return planned?.id ?? '';
}

/** Becomes the draft if nothing is public or `asDraft` is set, and there is no draft; else it stays in the history. */
export async function withdrawPlan(
  act: Act,
  planned: Version,
  { asDraft }: { asDraft: boolean },
): Promise<'draft' | 'dropped'> {
  const { draft, shown } = act.item;
  const state = !draft && (asDraft || !shown) ? 'draft' : 'dropped';
  await setState(act, planned, state);
  await note(act, 'withdraw', dayOf(planned));
  return state;
}

/** Plans it again at its time. False: the time has passed, or there is no such version. */
export async function planAgain(act: Act, version: Version): Promise<boolean> {
  const { publishAt: at, state } = version;
  if (!at || at <= act.now || (state !== 'draft' && state !== 'dropped')) return false;
  await setState(act, version, 'planned');
  await enqueue(act.tx, contentQueue, {}, { after: at });
  await note(act, 'plan', dayOf(version));
  return true;
}

/** `gone`: already published or withdrawn by another process or person. Later changes of other fields stay. */
export function publishPlanned(
  content: Content,
  id: string,
  version: string,
  now: Date,
): Promise<'published' | 'refused' | 'gone'> {
  return onItem(content, id, { actorId: null, now }, async (act) => {
    const { tx, item } = act;
    const planned = item.planned.find((one) => one.id === version);
    if (!planned?.publishAt || planned.publishAt > now) return 'gone';
    const values = mergedValues(item, planned);
    if (!values) return 'refused';
    await leaveLive(act);
    const changed = { state: 'live', publishedAt: now, values, revision: item.revision + 1 } as const;
    await tx.update(contentVersions).set(changed).where(eq(contentVersions.id, planned.id));
    await note(act, 'publish', fieldNames(item, item.shown, values));
    await awaitMoments(act, values);
    await purgePages(tx);
    return 'published';
  });
}

function dayOf({ publishAt }: Version): Record<string, string> {
  return publishAt ? { day: longMoment(publishAt) } : {};
}
