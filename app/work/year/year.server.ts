import { count, inArray } from 'drizzle-orm';
import type { Reader } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { findEngagementsFor, type Engagement } from '#app/work/core/engagements/find.server.ts';
import { yearOfWork } from '#app/work/core/engagements/year-of-work.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { yearOf, yearsOf, type Year } from './year.ts';

export type YearSheet = Year & {
  taxpayer: { id: string; name: string };
  years: string[];
  today: string;
  papers: { fromClient: number; toClient: number };
};

/** Null for a client that the reader does not see. `chosen`: without work in it, the latest year with a filing. */
export async function findYear(
  reader: Reader & { party: 'client' | 'firm' },
  taxpayerId: string,
  chosen: string | null,
  now = new Date(),
): Promise<YearSheet | null> {
  const taxpayer = await findTaxpayer(reader, taxpayerId);
  if (!taxpayer) return null;
  const today = southAfricanDay(now);
  const works = await findEngagementsFor(reader, taxpayer.id);
  const years = yearsOf(works);
  const year = years.find((one) => one === chosen) ?? latestFiled(works) ?? years[0] ?? today.slice(0, 4);
  const sheet = yearOf(works, year, today);
  const papers = await countPapers(works.filter((work) => yearOfWork(work) === year).map(({ id }) => id));
  return { ...sheet, taxpayer: { id: taxpayer.id, name: taxpayer.name }, years, today, papers };
}

function latestFiled(works: readonly Engagement[]): string | undefined {
  return yearsOf(works.filter(({ submittedOn }) => submittedOn !== null))[0];
}

async function countPapers(ids: readonly string[]): Promise<YearSheet['papers']> {
  const { engagementId, direction } = documents;
  const rows = await db()
    .select({ direction, files: count() })
    .from(documents)
    .where(inArray(engagementId, [...ids]))
    .groupBy(direction);
  const of = (side: typeof direction._.data) => rows.find((row) => row.direction === side)?.files ?? 0;
  return { fromClient: of('from_client'), toClient: of('to_client') };
}
