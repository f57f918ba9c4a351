import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { jsonList, jsonObject } from '#app/platform/db/json.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { tidySearch } from '#app/platform/http/query.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { isLocked, isOpenItem } from '#app/work/core/engagements/item-states.ts';
import { NAMED, namingOf } from '#app/work/core/engagements/own-data.server.ts';
import { isPlanned, isUnderWay, PLANNED } from '#app/work/core/engagements/states.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { readEnquiryClient, clientOfEnquiry } from '../enquiry/client.server.ts';
import type { Known } from '../enquiry/client.ts';
import type { Later, Place, Places } from './places.ts';
import { findKnown, findLike } from '#app/work/core/taxpayers/find-like.server.ts';

const SHOWN = [...ENGAGEMENT_STATES.filter(isUnderWay), ...PLANNED];

const MOST_FOUND = 8;

export async function lookForPlaces(enquiryId: string, searched: URLSearchParams, me: FirmActor) {
  const typed = tidySearch(searched.get('client') ?? '');
  const [places, found] = await Promise.all([
    findPlaces(enquiryId, searched.get('taxpayer') ?? '', me),
    typed ? findLike(typed, me, MOST_FOUND) : [],
  ]);
  return { places, looked: { typed, found } };
}

/** Of the chosen taxpayer, else of the one that the enquiry is tied to, else of those that its address suggests. */
async function findPlaces(enquiryId: string, chosen: string, me: FirmActor): Promise<Places> {
  const taxpayer = chosen ? await findKnown(chosen, me) : null;
  if (taxpayer) return { isTied: false, isChosen: true, of: await worksOf([taxpayer], me) };
  type Row = { whose: Parameters<typeof readEnquiryClient>[0] };
  const [row] = await db().execute<Row>(sql`select ${clientOfEnquiry(enquiryId, me)} as whose`);
  const { tied = null, suggested = [] } = readEnquiryClient(row?.whose ?? null) ?? {};
  return { isTied: tied !== null, isChosen: false, of: await worksOf(tied ? [tied] : suggested, me) };
}

/** Work under way: what still wants something first, then by due day. Planned work apart. */
async function worksOf(known: readonly Known[], me: FirmActor): Promise<Place[]> {
  if (known.length === 0) return [];
  const { id, taxpayerId, type, period, dueOn, startsOn, state } = engagements;
  const { id: itemId, what, position, createdAt, engagementId } = requestItems;
  const items = jsonList(
    jsonObject({ id: itemId, what, state: requestItems.state }),
    sql`${position}, ${createdAt}, ${itemId}`,
    sql`from ${requestItems} where ${eq(engagementId, id)}`,
  );
  const rows = await db()
    .select({ id, taxpayerId, type, period, dueOn, startsOn, state, dates: NAMED, items })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .where(
      and(
        inArray(
          taxpayerId,
          known.map((one) => one.id),
        ),
        isVisibleTo(me),
        isIn(state, SHOWN),
      ),
    )
    .orderBy(dueOn, id);
  const works = rows.map(({ items: all, type: kind, period: of, dates, ...work }) => {
    const open = all.filter((item) => !isLocked(item));
    return {
      ...work,
      title: titleOf(kind, of, namingOf(dates)),
      wanted: open.filter(isOpenItem),
      others: open.filter((item) => !isOpenItem(item)),
    };
  });
  const inOrder = works.toSorted((one, other) => Number(!one.wanted.length) - Number(!other.wanted.length));
  return known.map(({ id: taxpayer, name, keeper, isSeen }) => ({
    taxpayer: { id: taxpayer, name, keeper, isSeen },
    works: inOrder.filter((work) => work.taxpayerId === taxpayer && !isPlanned(work.state)),
    planned: works.filter((work) => work.taxpayerId === taxpayer && isPlanned(work.state)).map(laterOf),
  }));
}

function laterOf({ id, title, startsOn }: Later): Later {
  return { id, title, startsOn };
}
