import { and, eq, ne } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isNotIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { isPresent } from './access.server.ts';
import { changing, moveTo, recordStep } from './changing.server.ts';
import type { Engagement } from './find.server.ts';
import { plannedStart } from './start-day.ts';
import { DEAD, isLeftOut } from './states.ts';
import { addEvent } from './timeline.server.ts';

/** What was left out begins on its day again. `closed`: it is not left out. `there`: its period has other work. */
export function planAgain(
  actor: FirmActor,
  id: string,
  now = new Date(),
  within?: Transaction,
): Promise<'saved' | 'closed' | 'there' | 'gone'> {
  const change = async (tx: Transaction, engagement: Engagement) => {
    const { type, state, period, taxpayer } = engagement;
    if (!type || !isLeftOut(state)) return 'closed';
    if (await hasOther(tx, engagement)) return 'there';
    const startsOn = plannedStart(type, period, taxpayer.dates, southAfricanDay(now));
    if (!(await moveTo(tx, 'site', engagement, 'planned', { startsOn }))) return 'closed';
    const text = `Planned again, for ${dayText(startsOn)}`;
    await addEvent(tx, { engagementId: id, kind: 'state', text, isForClient: true }, actor, now);
    await recordStep(tx, actor, 'state', engagement, { state: { from: state, to: 'planned' } });
    return 'saved' as const;
  };
  return changing(actor, id, change, within);
}

async function hasOther(tx: Transaction, { id, typeId, period, taxpayer }: Engagement): Promise<boolean> {
  if (period === 'once') return false;
  const isOther = and(
    ne(engagements.id, id),
    eq(engagements.taxpayerId, taxpayer.id),
    eq(engagements.type, typeId),
    eq(engagements.period, period),
    isNotIn(engagements.state, DEAD),
    isPresent,
  );
  return (await tx.$count(engagements, isOther)) > 0;
}
