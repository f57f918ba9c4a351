import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { actorIdOf, type Actor, type FirmActor } from '#app/accounts/core/actor.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { ClockId } from '#app/firm/clocks/count-clock.ts';
import { changing, recordStep, update } from '../engagements/changing.server.ts';
import type { Engagement } from '../engagements/find.server.ts';
import { setHandled } from '../engagements/news.server.ts';
import { ENGAGEMENT_STATE } from '../engagements/states.ts';
import { addEvent } from '../engagements/timeline.server.ts';
import { lookedAt, notifyFirm } from '../notices/notify-firm.server.ts';
import { letterText } from './letter-text.ts';
import { clocksOf, sarsDueOn, type SarsLetter } from './sars-letter.ts';

/** Of one piece of work: nobody can fill its row. */
const MOST_LETTERS = 50;

/** `closed`: nothing was agreed, so SARS writes about nothing of it. `missing`: there is no such letter. */
export type Saved = 'saved' | 'changed' | 'closed' | 'full' | 'missing' | 'gone';

export type Facts = Pick<SarsLetter, 'kind' | 'datedOn' | 'deliveredOn' | 'answerBy'>;

/** A letter that came, with its papers: a colleague reads it. Papers of the same `letterId` are one letter. */
export function addSarsLetter(
  actor: Actor,
  id: string,
  { letterId, documentIds, words }: Pick<SarsLetter, 'documentIds' | 'words'> & { letterId: string },
  now = new Date(),
): Promise<Saved> {
  return changing(actor, id, async (tx, engagement) => {
    const letters = engagement.sarsLetters;
    const isFromClient = actor.party === 'client';
    const before = letters.find((one) => one.id === letterId);
    if (before) {
      const more = documentIds.filter((paper) => !before.documentIds.includes(paper));
      if (more.length === 0 || before.kind !== null || before.isFromClient !== isFromClient) return 'saved';
      const after = { ...before, documentIds: [...before.documentIds, ...more] };
      return save(
        tx,
        { engagement, actor, now },
        letters.map((one) => (one === before ? after : one)),
      );
    }
    const cameOn = southAfricanDay(now);
    const letter = { ...EMPTY, id: letterId, cameOn, isFromClient, documentIds, words };
    const saved = await save(tx, { engagement, actor, now }, [...letters, letter]);
    if (saved !== 'saved') return saved;
    const text = 'A letter from SARS came';
    await addEvent(tx, { engagementId: id, kind: 'document', text, isForClient: true }, actor, now);
    for (const aboutId of isFromClient ? documentIds.slice(0, 1) : [])
      await notifyFirm(tx, { engagementId: id, kind: 'sars_letter', aboutId }, actor, now);
    return 'saved';
  });
}

const EMPTY = {
  kind: null,
  datedOn: null,
  deliveredOn: null,
  answerBy: null,
  words: '',
  isFromClient: false,
  documentIds: [],
  days: {},
  answered: {},
} satisfies Partial<SarsLetter>;

/** What a colleague has read in it; `letterId` null: it is written down without having been handed in. */
export function writeSarsLetter(
  actor: FirmActor,
  id: string,
  letterId: string | null,
  { version, facts, documentId }: { version: number; facts: Facts; documentId: string | null },
  now = new Date(),
): Promise<Saved> {
  return changing(actor, id, async (tx, engagement) => {
    if (engagement.version !== version) return 'changed';
    const letters = engagement.sarsLetters;
    const before = letters.find((one) => one.id === letterId);
    if (letterId !== null && !before) return 'missing';
    const papers = documentId && (await isPaperOf(tx, id, documentId)) ? [documentId] : [];
    const written = before ?? {
      ...EMPTY,
      id: randomUUID(),
      cameOn: southAfricanDay(now),
      documentIds: papers,
    };
    const after = ofItsClocks({ ...written, ...facts });
    const all = before ? letters.map((one) => (one === before ? after : one)) : [...letters, after];
    await readPapers(tx, { engagement, actor, now }, after);
    return save(tx, { engagement, actor, now }, all, { before, after });
  });
}

/** What was set for clocks that it does not start any more is left out. */
function ofItsClocks(letter: SarsLetter): SarsLetter {
  const ids = new Set<string>(clocksOf(letter).map(({ id }) => id));
  const kept = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).filter(([id]) => ids.has(id)));
  return { ...letter, days: kept(letter.days), answered: kept(letter.answered) };
}

type Change = { letterId: string; clock: ClockId; version: number };

/** The last day, as a colleague read it or agreed it with SARS; null: as it is counted. */
export function setClockDay(
  actor: FirmActor,
  id: string,
  { day, ...change }: Change & { day: string | null },
  now = new Date(),
): Promise<Saved> {
  return changeClock(
    actor,
    id,
    change,
    (letter) => ({ ...letter, days: withDay(letter.days, change.clock, day) }),
    now,
  );
}

/** What it asks for was done on `day`, or is `NOT_NEEDED`; null: neither. */
export function answerClock(
  actor: FirmActor,
  id: string,
  { day, ...change }: Change & { day: string | null },
  now = new Date(),
): Promise<Saved> {
  const answered = (letter: SarsLetter) => withDay(letter.answered, change.clock, day);
  return changeClock(actor, id, change, (letter) => ({ ...letter, answered: answered(letter) }), now);
}

function withDay(days: Readonly<Record<string, string>>, clock: ClockId, day: string | null) {
  const { [clock]: _before, ...others } = days;
  return day === null ? others : { ...others, [clock]: day };
}

/** It was written down by mistake. Its paper stays. */
export function removeSarsLetter(
  actor: FirmActor,
  id: string,
  { letterId, version }: Omit<Change, 'clock'>,
  now = new Date(),
): Promise<Saved> {
  return changing(actor, id, async (tx, engagement) => {
    if (engagement.version !== version) return 'changed';
    const before = engagement.sarsLetters.find((one) => one.id === letterId);
    if (!before) return 'missing';
    const others = engagement.sarsLetters.filter((one) => one !== before);
    return save(tx, { engagement, actor, now }, others, { before });
  });
}

function changeClock(
  actor: FirmActor,
  id: string,
  { letterId, clock, version }: Change,
  change: (letter: SarsLetter) => SarsLetter,
  now: Date,
): Promise<Saved> {
  return changing(actor, id, async (tx, engagement) => {
    if (engagement.version !== version) return 'changed';
    const before = engagement.sarsLetters.find((one) => one.id === letterId);
    if (!before || !clocksOf(before).some((one) => one.id === clock)) return 'missing';
    const after = change(before);
    const all = engagement.sarsLetters.map((one) => (one === before ? after : one));
    return save(tx, { engagement, actor, now }, all, { before, after });
  });
}

type Acting = { engagement: Engagement; actor: Actor; now: Date };

async function save(
  tx: Transaction,
  { engagement, actor }: Acting,
  sarsLetters: readonly SarsLetter[],
  changed: { before?: SarsLetter; after?: SarsLetter } = {},
): Promise<Saved> {
  if (!ENGAGEMENT_STATE[engagement.state].isAgreed) return 'closed';
  if (sarsLetters.length > MOST_LETTERS) return 'full';
  await update(tx, engagement.id, { sarsLetters, sarsDueOn: sarsDueOn(sarsLetters) });
  const [from, to] = [changed.before, changed.after].map((letter) => (letter ? letterText(letter) : null));
  if (actorIdOf(actor) !== null && (from || to))
    await recordStep(tx, actor, 'update', engagement, { letter: { from, to } });
  return 'saved';
}

async function isPaperOf(tx: Transaction, engagementId: string, documentId: string): Promise<boolean> {
  const [paper] = await tx
    .select({ of: documents.engagementId })
    .from(documents)
    .where(eq(documents.id, documentId));
  return paper?.of === engagementId;
}

/** Reading the letter counts as looking at its papers, and at the PDF that was made of them. */
async function readPapers(
  tx: Transaction,
  { engagement, actor, now }: Acting & { actor: FirmActor },
  { documentIds }: SarsLetter,
): Promise<void> {
  if (documentIds.length === 0) return;
  const { id, mergedIntoId } = documents;
  const papers = await tx
    .select({ id, mergedIntoId })
    .from(documents)
    .where(inArray(id, [...documentIds]));
  const all = new Set(
    papers.flatMap((paper) => [paper.id, ...(paper.mergedIntoId ? [paper.mergedIntoId] : [])]),
  );
  for (const paper of all) await setHandled(tx, paper, now);
  for (const kind of ['sars_letter', 'paper'] as const)
    await lookedAt(tx, actor, engagement.id, { kind, aboutIds: [...all] });
}
