import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { sarsDueOn, type LetterKind, type SarsLetter } from '#app/work/core/sars-letters/sars-letter.ts';

/** How many days ago each came; null: nobody has read it. */
const LETTERS: readonly { kind: LetterKind | null; came: number }[] = [
  { kind: 'verification', came: 9 },
  { kind: null, came: 1 },
  { kind: 'assessment', came: 30 },
  { kind: 'final_demand', came: 6 },
  { kind: 'findings', came: 12 },
  { kind: 'objection_documents', came: 4 },
];

/** Letters from SARS about filed returns of persons, without their papers. */
export async function addSarsLetters(sql: Sql, today = southAfricanDay()): Promise<void> {
  const works = await sql<{ id: string }[]>`
    select id from engagements where type = 'itr12' and state in ('done', 'with_sars') order by state desc, id limit ${LETTERS.length}`;
  for (const [at, { id }] of works.entries()) {
    const letter = letterOf(LETTERS[at % LETTERS.length]!, today);
    await sql`update engagements set sars_due_on = ${sarsDueOn([letter])}, sars_letters = ${sql.json([letter])} where id = ${id}`;
  }
}

function letterOf({ kind, came }: (typeof LETTERS)[number], today: string): SarsLetter {
  const cameOn = plusDays(today, -came);
  const isRead = kind !== null;
  return {
    id: randomUUID(),
    kind,
    cameOn,
    isFromClient: !isRead,
    documentIds: [],
    words: isRead ? '' : 'It came in the post this morning.',
    datedOn: isRead ? plusDays(cameOn, -3) : null,
    deliveredOn: isRead ? cameOn : null,
    answerBy: kind === 'verification' ? plusDays(today, 12) : null,
    days: {},
    answered: {},
  };
}
