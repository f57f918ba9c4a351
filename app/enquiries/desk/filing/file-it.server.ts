import { eq } from 'drizzle-orm';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { readReceivedFile } from '#app/enquiries/received/files.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import {
  choiceIn,
  done,
  missing,
  postedForms,
  refused,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { countText } from '#app/platform/core/count-text.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { isPlanned, isUnderWay } from '#app/work/core/engagements/states.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { WAS_HERE } from '#app/work/documents/kinds.ts';
import { spoolObject } from '#app/work/documents/spool.server.ts';
import { storeFiles } from '#app/work/documents/store.server.ts';
import { enquiryPath, type Filter } from '../inbox/filter.ts';
import { findPapers, type Paper } from './paper.server.ts';
import { placeField, type FilingIntent } from './places.ts';

/** `steps`: of one act with several files, by their work. */
type Act = { id: string; me: FirmActor; steps?: Map<string, FirmActor> };
type Task = Posted & Act & { filter: Filter };

export const NO_FILE = 'There is no such file. Its conversation may have been deleted.';
const NO_PLACE = 'There is no such work or item any more.';
const NOT_BEGUN = 'This work has not begun. Press “Start now” on its page first, or choose another.';
const ENDED = 'This work has ended. Open it again first, or choose another.';

export const fileIt = postedForms<Task & { paper: Paper }, FilingIntent>({
  commands: {
    item: (task) => keep(task, `item:${choiceIn(task.form)}`),
    paper: (task) => keep(task, `paper:${choiceIn(task.form)}`),
  },
  path: ({ id, filter }) => enquiryPath(id, filter),
  missing: NO_FILE,
});

export const fileMany = postedForms<Task, 'file'>({
  commands: { file: keepMany },
  path: ({ id, filter }) => enquiryPath(id, filter),
  missing: NO_FILE,
});

async function keep({ paper, ...task }: Task & { paper: Paper }, place: string) {
  const filed = await fileAs(task, paper, place);
  if (filed.kind === 'missing') return missing(filed.sentence);
  if (filed.kind === 'refused') return refused(filed.why);
  const { description } = filed;
  if (filed.kind === 'here') return unchanged({ title: WAS_HERE, description });
  return done({ title: 'Filed', description, step: filed.step });
}

/** What cannot be filed does not hold up the others; Undo takes back all that was filed. */
async function keepMany(task: Task) {
  const chosen = (await findPapers(task.id)).flatMap((paper) => {
    const place = textIn(task.form, placeField(paper));
    return place ? [{ paper, place }] : [];
  });
  if (chosen.length === 0) return refused('Choose where at least one of them belongs.');
  const steps = new Map<string, FirmActor>();
  const step = new Set<string>();
  const problems: string[] = [];
  for (const { paper, place } of chosen) {
    const filed = await fileAs({ ...task, steps }, paper, place);
    if (filed.kind === 'filed') step.add(filed.step ?? '');
    else problems.push(filed.kind === 'here' ? `“${paper.name}” was here already.` : whyNot(filed, paper));
  }
  const description = problems.join(' ');
  if (step.size === 0) return refused(description);
  const all = countText(chosen.length, 'file');
  const isAll = problems.length === 0;
  const title = isAll ? `${all} filed` : `${chosen.length - problems.length} of ${all} filed`;
  return done({ title, description, step: [...step], tone: isAll ? 'gain' : 'loss' });
}

type Filed =
  | { kind: 'filed'; description: string; step: string | undefined }
  | { kind: 'here'; description: string }
  | { kind: 'refused'; why: string }
  | { kind: 'missing'; sentence?: string };

function whyNot(filed: Exclude<Filed, { kind: 'filed' | 'here' }>, { name }: Paper): string {
  return filed.kind === 'refused' ? filed.why : `“${name}”: ${filed.sentence ?? NO_FILE}`;
}

/** `place`: `item:ID`, or `paper:ID` of the work. As if the client had sent it: same checks, counts as an answer. */
async function fileAs({ id, ...act }: Act, paper: Paper, place: string): Promise<Filed> {
  const [kind, of = ''] = place.split(':');
  const item = kind === 'item' ? await findItem(of) : null;
  const engagement = await findEngagement(act.me, item?.engagementId ?? (kind === 'paper' ? of : ''));
  if (!engagement) return { kind: 'missing', sentence: NO_PLACE };
  if (isPlanned(engagement.state)) return { kind: 'refused', why: NOT_BEGUN };
  if (!isUnderWay(engagement.state)) return { kind: 'refused', why: ENDED };
  const me = act.steps?.get(engagement.id) ?? withStep(act.me);
  act.steps?.set(engagement.id, me);
  const stored = await readReceivedFile(id, paper.id);
  if (!stored) return { kind: 'missing' };
  const target = {
    engagementId: engagement.id,
    itemId: item?.id ?? null,
    direction: 'from_client',
    received: { fileId: paper.id, origin: paper.origin },
  } as const;
  const sent = await storeFiles(me, target, [await spoolObject(stored, stored.name)], { mergePhotos: false });
  const [refusal] = sent.refused;
  if (refusal) return { kind: 'refused', why: `“${refusal.name}” was not taken. ${refusal.why}` };
  const description = [item?.what, engagement.title, engagement.taxpayer.name].filter(Boolean).join(', ');
  if (sent.stored.length === 0) return { kind: 'here', description };
  return { kind: 'filed', description, step: await stepDoneBy(me) };
}

async function findItem(id: string) {
  if (!isUuid(id)) return null;
  const [item] = await db().select().from(requestItems).where(eq(requestItems.id, id));
  return item ?? null;
}
