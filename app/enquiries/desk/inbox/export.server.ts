import { asc, desc, eq } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import { CSV_HEAD, csvCells } from '#app/enquiries/core/record.ts';
import type { Cell } from '#app/platform/csv/csv.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { momentText } from '#app/platform/core/time.ts';
import type { Filter } from './filter.ts';
import { matching, orderOf } from './list.server.ts';
import { ENQUIRY_STATE } from '#app/enquiries/core/states.ts';

const HEAD = ['Reference', 'Received (SAST)', 'State', 'Assigned to', ...CSV_HEAD];

export function exportEnquiries(filter: Filter, actorId: string): Promise<Cell[][]> {
  const { key, id, descending } = orderOf(filter);
  const direction = descending ? desc : asc;
  return db().transaction(async (tx) => {
    const rows = await tx
      .select({ enquiry: enquiries, assignee: profiles.fullName })
      .from(enquiries)
      .leftJoin(profiles, eq(profiles.id, enquiries.assigneeId))
      .where(matching(filter, actorId))
      .orderBy(direction(key), direction(id));
    const changes = { messages: String(rows.length) };
    await record(tx, { actorId, action: 'message.export', entity: 'message', entityId: 'list', changes });
    return [HEAD, ...rows.map(lineOf)];
  });
}

type Row = { enquiry: typeof enquiries.$inferSelect; assignee: string | null };

function lineOf({ enquiry, assignee }: Row): string[] {
  const { id, createdAt, state } = enquiry;
  return [
    referenceOf(id),
    momentText(createdAt),
    ENQUIRY_STATE[state].desk.label,
    assignee ?? '',
    ...csvCells(enquiry),
  ];
}
