import { asc, eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { replies } from '#content/replies.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { replyTemplates } from '#app/platform/db/schema/replies.ts';
import type { Template } from './templates.ts';

export type StoredTemplate = Template & { version: number };

/** `stale`: somebody else changed it first; `last`: the only template cannot be removed. */
export type TemplateResult = 'done' | 'stale' | 'deleted' | 'last';

type Actor = { actorId: string };

const DEFAULTS: readonly StoredTemplate[] = replies.map((reply) => ({ ...reply, version: 0 }));

/** For a statement that reads other things too; null while the firm's own texts are used as they are. */
export const templatesAsJson = sql<StoredTemplate[] | null>`(
  select json_agg(json_build_object('id', id, 'label', label, 'text', text, 'version', version) order by position)
  from reply_templates)`;

export function orDefaults(stored: readonly StoredTemplate[] | null): readonly StoredTemplate[] {
  return stored ?? DEFAULTS;
}

export async function findTemplates(): Promise<{ templates: readonly StoredTemplate[]; isOwn: boolean }> {
  const rows = await read(db());
  return { templates: rows.length > 0 ? rows : DEFAULTS, isOwn: rows.length > 0 };
}

export function addTemplate(actor: Actor, fields: Omit<Template, 'id'>): Promise<TemplateResult> {
  return change(actor, 'add', async (tx, rows) => {
    await tx.insert(replyTemplates).values({ ...fields, id: randomUUID(), position: rows.length });
    return 'done';
  });
}

export function saveTemplate(
  actor: Actor,
  { id, version, ...fields }: StoredTemplate,
): Promise<TemplateResult> {
  return change(actor, 'update', async (tx, rows) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return 'deleted';
    if (row.version !== version) return 'stale';
    await tx
      .update(replyTemplates)
      .set({ ...fields, version: version + 1 })
      .where(eq(replyTemplates.id, id));
    return 'done';
  });
}

export function moveTemplate(actor: Actor, id: string, by: 1 | -1): Promise<TemplateResult> {
  return change(actor, 'move', async (tx, rows) => {
    const at = rows.findIndex((row) => row.id === id);
    const other = rows[at + by];
    if (at < 0) return 'deleted';
    if (!other) return 'done';
    const places: [string, number][] = [
      [id, at + by],
      [other.id, at],
    ];
    for (const [moved, position] of places)
      await tx.update(replyTemplates).set({ position }).where(eq(replyTemplates.id, moved));
    return 'done';
  });
}

export function deleteTemplate(actor: Actor, id: string): Promise<TemplateResult> {
  return change(actor, 'delete', async (tx, rows) => {
    if (!rows.some((row) => row.id === id)) return 'deleted';
    if (rows.length === 1) return 'last';
    await tx.delete(replyTemplates).where(eq(replyTemplates.id, id));
    await renumber(tx);
    return 'done';
  });
}

/** Restores those of `content/replies.ts` and drops the firm's own. */
export async function restoreDefaults({ actorId }: Actor): Promise<void> {
  await db().transaction(async (tx) => {
    await tx.delete(replyTemplates);
    await record(tx, {
      actorId,
      action: 'reply_template.revert',
      entity: 'reply_template',
      entityId: 'list',
    });
  });
}

/** The first change stores the firm's texts as rows of the table. One change at a time. */
async function change(
  { actorId }: Actor,
  verb: Verb,
  perform: (tx: Transaction, rows: StoredTemplate[]) => Promise<TemplateResult>,
): Promise<TemplateResult> {
  let result: TemplateResult = 'done';
  const changing = db().transaction(async (tx) => {
    await tx.execute(sql`lock table reply_templates in share row exclusive mode`);
    if ((await read(tx)).length === 0)
      await tx
        .insert(replyTemplates)
        .values(DEFAULTS.map(({ id, label, text }, position) => ({ id, label, text, position, version: 0 })));
    result = await perform(tx, await read(tx));
    if (result !== 'done') tx.rollback();
    const thing = { entity: 'reply_template', entityId: 'list' };
    await record(tx, { actorId, action: `reply_template.${verb}`, ...thing });
  });
  await changing.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return result;
}

function read(reader: Pick<Transaction, 'select'>): Promise<StoredTemplate[]> {
  const { id, label, text, version, position } = replyTemplates;
  return reader.select({ id, label, text, version }).from(replyTemplates).orderBy(asc(position));
}

async function renumber(tx: Transaction): Promise<void> {
  await tx.execute(sql`update reply_templates set position = numbered.position from (
    select id, row_number() over (order by position) - 1 as position from reply_templates
  ) numbered where numbered.id = reply_templates.id`);
}
