import { and, eq, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { DAY } from '#app/platform/core/time.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { isFindable } from '../engagements/access.server.ts';
import { findEngagement } from '../engagements/find.server.ts';
import { findTaxpayer } from '../taxpayers/taxpayers.server.ts';

/** What the note is about, whether or not the caller may see it. On a card one finds only one's own notes. */
export type About = { entity: 'engagement' | 'taxpayer' | 'card'; id: string };

export type Note = {
  id: string;
  text: string;
  /** Null: from when a note had no author, or the account was deleted. */
  by: string | null;
  at: Date;
  editedAt: Date | null;
  isPinned: boolean;
  mayEdit: boolean;
  mayDelete: boolean;
  version: number;
  deletedAt: Date | null;
};

type Row = typeof notes.$inferSelect;
type Saved = 'saved' | 'gone';

/** For colleagues alone. Pinned ones first, then the newest; deleted ones for those who may delete them. */
export function notesOf(me: FirmActor, about: About): Promise<Note[]> {
  return readPart(notesPart(me, about));
}

export function notesPart(me: FirmActor, about: About): Part<Note[]> {
  const { id, text, authorId, at, editedAt, isPinned, version, deletedAt } = notes;
  const isShown = and(or(isNull(deletedAt), mayDeleteRow(me)), isOpenTo(me, about));
  return listPart(
    {
      id,
      text,
      authorId,
      at,
      editedAt,
      isPinned,
      version,
      deletedAt,
      by: sql<string | null>`${profiles.fullName}`,
    },
    sql`from ${notes} left join ${profiles} on ${eq(profiles.id, authorId)}
      where ${and(isAbout(about), isShown)} order by ${isPinned} desc, ${at} desc, ${id} desc`,
    ({ authorId: author, ...row }) => ({
      ...row,
      at: new Date(row.at),
      editedAt: dateOf(row.editedAt),
      deletedAt: dateOf(row.deletedAt),
      mayEdit: isOwn(me, { authorId: author }),
      mayDelete: mayDelete(me, { authorId: author }),
    }),
  );
}

/** Returns its id. `key` is equal for repeats of one submission, which add it once. */
export async function addNote(
  me: FirmActor,
  about: About,
  { text, key }: { text: string; key: string },
  now = new Date(),
): Promise<{ id: string } | 'gone'> {
  return seen<{ id: string } | 'gone'>(me, about, async (tx, subject) => {
    const of = about.entity === 'engagement' ? { engagementId: about.id } : { taxpayerId: about.id };
    const added = await tx
      .insert(notes)
      .values({ ...of, authorId: me.id, text, at: now, submissionKey: key })
      .onConflictDoNothing({ target: notes.submissionKey })
      .returning({ id: notes.id });
    const isRepeat = and(eq(notes.submissionKey, key), eq(notes.authorId, me.id));
    const [note] = added.length > 0 ? added : await tx.select({ id: notes.id }).from(notes).where(isRepeat);
    if (added.length > 0) await log(tx, me, 'note', about, subject);
    return note ?? 'gone';
  });
}

/** Only by its author. Returns it as it was before. `changed`: saved elsewhere since `version` was read. */
export function editNote(
  me: FirmActor,
  about: About,
  { id, text, version }: { id: string; text: string; version: number },
  now = new Date(),
): Promise<{ text: string } | 'changed' | 'gone'> {
  return changing<{ text: string } | 'changed'>(me, about, id, isOwn, async (tx, note, subject) => {
    if (note.text === text) return { text };
    if (note.version !== version) return 'changed';
    await tx
      .update(notes)
      .set({ text, editedAt: now, version: version + 1 })
      .where(eq(notes.id, id));
    await log(tx, me, 'edit-note', about, subject);
    return { text: note.text };
  });
}

export function pinNote(me: FirmActor, about: About, id: string, isPinned: boolean): Promise<Saved> {
  return changing<Saved>(
    me,
    about,
    id,
    () => true,
    async (tx) => {
      await tx.update(notes).set({ isPinned }).where(eq(notes.id, id));
      return 'saved';
    },
  );
}

/** By its author or who allocates work. It can be restored as long as a removed file. */
export function deleteNote(me: FirmActor, about: About, id: string, now = new Date()): Promise<Saved> {
  return changing<Saved>(me, about, id, mayDelete, async (tx, _note, subject) => {
    await tx.update(notes).set({ deletedAt: now }).where(eq(notes.id, id));
    await log(tx, me, 'delete-note', about, subject);
    return 'saved';
  });
}

export function restoreNote(me: FirmActor, about: About, id: string): Promise<'saved' | 'gone'> {
  return seen(me, about, async (tx, subject) => {
    const isIt = and(isAbout(about), isOpenTo(me, about), eq(notes.id, id));
    const isDeleted = and(isIt, isNotNull(notes.deletedAt));
    const restored = isUuid(id)
      ? await tx.update(notes).set({ deletedAt: null }).where(isDeleted).returning({ id: notes.id })
      : [];
    if (restored.length === 0) return 'gone';
    await log(tx, me, 'restore-note', about, subject);
    return 'saved';
  });
}

export async function forgetDeletedNotes(now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - retention.removedDocumentDays * DAY);
  const forgotten = await db().delete(notes).where(lte(notes.deletedAt, oldest)).returning({ id: notes.id });
  return forgotten.length;
}

const isOwn = (me: FirmActor, { authorId }: Pick<Row, 'authorId'>) => authorId === me.id;

const mayDelete = (me: FirmActor, note: Pick<Row, 'authorId'>) =>
  isOwn(me, note) || note.authorId === null || may(me.role, 'allocate');

function mayDeleteRow(me: FirmActor): SQL | undefined {
  return may(me.role, 'allocate') ? sql`true` : or(isNull(notes.authorId), eq(notes.authorId, me.id));
}

function dateOf(stored: Date | string | null): Date | null {
  return stored === null ? null : new Date(stored);
}

function isAbout({ entity, id }: About) {
  return eq(entity === 'engagement' ? notes.engagementId : notes.taxpayerId, id);
}

function isOpenTo({ id }: FirmActor, { entity }: About): SQL | undefined {
  return entity === 'card' ? eq(notes.authorId, id) : undefined;
}

/** How it is called in the audit; undefined for what the reader does not see. */
async function subjectOf(tx: Transaction, me: FirmActor, { entity, id }: About): Promise<string | undefined> {
  switch (entity) {
    case 'engagement':
      return (await findEngagement(me, id, tx))?.title;
    case 'taxpayer':
      return (await findTaxpayer(me, id, tx))?.name;
    case 'card':
      if (!isUuid(id)) return undefined;
      return (
        await tx
          .select()
          .from(taxpayers)
          .where(and(eq(taxpayers.id, id), isFindable))
      )[0]?.name;
  }
}

function seen<Result>(
  me: FirmActor,
  about: About,
  change: (tx: Transaction, subject: string) => Promise<Result>,
): Promise<Result | 'gone'> {
  return db().transaction(async (tx) => {
    const subject = await subjectOf(tx, me, about);
    return subject === undefined ? 'gone' : change(tx, subject);
  });
}

function changing<Result>(
  me: FirmActor,
  about: About,
  id: string,
  mayChange: (me: FirmActor, note: Row) => boolean,
  change: (tx: Transaction, note: Row, subject: string) => Promise<Result>,
): Promise<Result | 'gone'> {
  if (!isUuid(id)) return Promise.resolve('gone');
  return seen<Result | 'gone'>(me, about, async (tx, subject) => {
    const isIt = and(isAbout(about), isOpenTo(me, about), eq(notes.id, id), isNull(notes.deletedAt));
    const [note] = await tx.select().from(notes).where(isIt).for('update');
    return note && mayChange(me, note) ? change(tx, note, subject) : 'gone';
  });
}

/** The audit entry does not repeat the note. What has a new note is not idle: its retention begins again. */
async function log(tx: Transaction, me: FirmActor, verb: Verb, about: About, subject: string) {
  const { id } = about;
  const entity = about.entity === 'card' ? 'taxpayer' : about.entity;
  const updatedAt = new Date();
  if (entity === 'engagement') await tx.update(engagements).set({ updatedAt }).where(eq(engagements.id, id));
  else await tx.update(taxpayers).set({ updatedAt }).where(eq(taxpayers.id, id));
  const thing = { entity, entityId: id, ...(entity === 'engagement' && { subject }) };
  await record(tx, { actorId: me.id, action: `${entity}.${verb}`, ...thing });
}
