import type { LoaderFunctionArgs } from '@remix-run/node';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { tableFile } from '#app/platform/csv/table-file.server.ts';
import { TIME } from '#app/work/desk/time/filter.ts';
import { findTime } from '#app/work/desk/time/worked.server.ts';

/** Rows of one file. */
const MOST = 100_000;

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const filter = TIME.read(new URL(request.url).searchParams);
  const { rows, groups } = await findTime(filter, me, MOST);
  const entries = rows.map(({ client, title, colleague, day, minutes }) => [
    client,
    title,
    colleague ?? '',
    { day },
    minutes,
  ]);
  const lines =
    filter.by === 'entries'
      ? [['Client', 'Work', 'Person', 'Day', 'Minutes'], ...entries]
      : [['', 'Minutes', 'Entries'], ...groups.map((one) => [one.label, one.minutes, one.entries])];
  return tableFile(request, 'time', lines);
}
