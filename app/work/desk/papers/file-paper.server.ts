import { eq } from 'drizzle-orm';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import {
  choiceIn,
  done,
  missing,
  postedForms,
  refused,
  stale,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { changesOf } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { isMovable, type StoredDocument } from '#app/work/documents/document.ts';
import { documentsOf } from '#app/work/documents/documents.server.ts';
import { NONE } from '#app/work/documents/download.server.ts';
import { WAS_HERE } from '#app/work/documents/kinds.ts';
import { moveDocument } from '#app/work/documents/move.server.ts';

/** `id` of the work. */
type Task = Posted & { me: FirmActor; id: string; paper: string };

const CLOSED = 'It cannot be filed there: what is there was accepted, or the work has ended.';

export const filePaper = postedForms<Task, 'item' | 'paper', { from: string }>({
  commands: {
    item: (task) => file(task, choiceIn(task.form)),
    paper: (task) => file(task, null),
  },
  path: ({ id, paper }) => paperPath(id, paper),
  missing: NONE,
});

export function paperPath(workId: string, paper: string): string {
  return `/admin/work/${workId}/papers/${paper}`;
}

/** Papers of neither an item nor a message that nobody has accepted, in order; without those that cannot move. */
export function loosePapers(documents: readonly StoredDocument[]): StoredDocument[] {
  const isLoose = ({ itemId, noteId, handledAt }: StoredDocument) =>
    itemId === null && noteId === null && handledAt === null;
  return documents.filter((one) => isMovable(one) && isLoose(one));
}

/** Of papers without an item the next one follows. */
async function file(task: Task, itemId: string | null) {
  const { id, paper } = task;
  const me = withStep(task.me);
  const documents = await documentsOf(id);
  const filed = documents.find((one) => one.id === paper);
  if (!filed) return missing();
  const seen = task.form.has('from') ? textIn(task.form, 'from') || null : undefined;
  const moved = await moveDocument(me, paper, itemId, { seen });
  if (moved === 'gone') return missing();
  if (moved === 'elsewhere') return filedMeanwhile(id, paper);
  if (moved === 'closed') return refused(CLOSED);
  const description = moved.what ?? undefined;
  if (moved.kind === 'there') return unchanged({ title: WAS_HERE, description });
  const next = nextOf(loosePapers(documents), paper);
  return done({
    title: 'Filed',
    description,
    to: next ? paperPath(id, next.id) : `/admin/work/${id}#items`,
    step: await stepDoneBy(me),
    undoneTo: paperPath(id, paper),
  });
}

/** The form carries the new place, so that the next press moves the paper. */
async function filedMeanwhile(workId: string, paper: string) {
  const filed = (await documentsOf(workId)).find(({ id }) => id === paper);
  return filed ? stale(await whoFiled(workId, filed), { from: filed.itemId ?? '' }) : missing();
}

async function whoFiled(workId: string, { itemId, name }: StoredDocument): Promise<string> {
  const changes = await changesOf(db(), 'engagement', workId);
  const filing = changes.find(({ action, changes }) => {
    const of: unknown = changes.document;
    return action === 'engagement.file' && of === name;
  });
  const [item] = itemId ? await db().select().from(requestItems).where(eq(requestItems.id, itemId)) : [];
  const where = item ? `filed it for “${item.what}”` : 'filed it as another paper';
  return `${filing?.by ?? 'Somebody'} ${where} meanwhile. Press again if it is for what you choose.`;
}

/** After a loose paper, the next of the others; after the last one, the first. */
export function nextOf(loose: readonly StoredDocument[], paper: string): StoredDocument | undefined {
  const at = loose.findIndex(({ id }) => id === paper);
  return at < 0 ? undefined : [...loose.slice(at + 1), ...loose.slice(0, at)][0];
}
