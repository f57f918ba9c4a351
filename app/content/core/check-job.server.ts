import { and, gt, inArray, like } from 'drizzle-orm';
import { findColleaguesNamed, type NamedColleague } from '#app/accounts/core/colleagues.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { defineScheduledJob, logged, ONCE_A_DAY } from '#app/platform/jobs/scheduled-job.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';
import { checkMail, type UncheckedText } from './check-mail.server.ts';
import { uncheckedItems, type Unchecked } from './checks.server.ts';
import { CONTENT_ENTITIES } from './content-path.ts';
import { refreshContent } from './refresh.server.ts';

/** The most texts that one mail lists. */
const MOST = 10;
const YEAR = 365 * DAY;

export const checkJob = defineScheduledJob({
  name: 'content-checks',
  cron: '45 7 * * *',
  policy: ONCE_A_DAY,
  run: logged(() => askForChecks(), 'authors asked to check their texts'),
});

/** One mail to each author, about each text once a year by the audit trail. Returns how many were mailed. */
export async function askForChecks(now = new Date()): Promise<number> {
  await refreshContent();
  const due = await notAsked(uncheckedItems(now), now);
  const authors = await findColleaguesNamed([...new Set(due.flatMap(({ by }) => by ?? []))]);
  for (const author of authors)
    await askOne(
      author,
      due.filter(({ by }) => by === author.name),
      now,
    );
  return authors.length;
}

async function askOne(author: NamedColleague, items: readonly Unchecked[], now: Date): Promise<void> {
  const [first, ...others] = items.slice(0, MOST).map((item) => textOf(item, author));
  if (!first) return;
  const more = Math.max(0, items.length - MOST);
  await db().transaction(async (tx) => {
    const request = { name: author.name, texts: [first, ...others] as const, more };
    await queueMail(tx, checkMail.write(author.email, request), now);
    for (const item of items) {
      const { id, title } = item;
      const entity = entityOf(item);
      await record(tx, {
        actorId: null,
        action: `${entity}.ask-check`,
        entity,
        entityId: id,
        subject: title.slice(0, 300),
      });
    }
  });
}

function textOf({ title, day, path, page }: Unchecked, { role }: NamedColleague): UncheckedText {
  return { title, day, url: siteUrl(may(role, 'content') ? path : page) };
}

async function notAsked(items: readonly Unchecked[], now: Date): Promise<Unchecked[]> {
  if (items.length === 0) return [];
  const { action, entity, entityId, at } = auditEntries;
  const before = await db()
    .select({ action, entityId })
    .from(auditEntries)
    .where(
      and(
        inArray(entity, [...new Set(items.map(entityOf))]),
        inArray(
          entityId,
          items.map(({ id }) => id),
        ),
        like(action, '%.ask-check'),
        gt(at, new Date(now.getTime() - YEAR)),
      ),
    );
  const known = new Set(before.map((one) => `${one.action} ${one.entityId}`));
  return items.filter((item) => !known.has(`${entityOf(item)}.ask-check ${item.id}`));
}

function entityOf({ content }: Unchecked): string {
  return CONTENT_ENTITIES[content.name];
}
