import type { FirmActor } from '#app/accounts/core/actor.ts';
import { startRun } from '#app/accounts/bulk/run.server.ts';
import { writeCsv } from '#app/platform/csv/csv.ts';
import { readCsv } from '#app/platform/csv/read-csv.ts';
import { readTable } from '#app/platform/csv/read-table.server.ts';
import {
  postedForms,
  refused,
  shown,
  stale,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { columnsIn, readAs } from './assigned.ts';
import { withIds } from './given.ts';
import { IMPORT_CLIENTS } from './import-act.server.ts';
import { planImport, type ImportPlan } from './plan.server.ts';

const PATH = '/admin/taxpayers/import';
/** In characters; the largest list of clients that is read has a tenth of it. */
const LONGEST = 3_000_000;
const UNREAD =
  'This is no list that can be read. Save it as .xlsx or .csv, without a password, and choose it again.';
const CHANGED = 'The client book changed meanwhile. Look at what the file would change now.';
const OTHERWISE =
  'The columns are read otherwise than was shown. Look at what the file would change now, and press again.';

export type ImportIntent = 'try' | 'again' | 'import';

/** `text`: the file as CSV, for the second step. */
export type ImportMore = { plan: ImportPlan; text: string; file: string };

type Context = Posted & { me: FirmActor };

export const receiveClients = postedForms<Context, ImportIntent, ImportMore>({
  commands: { try: tryFile, again: readAgain, import: importFile },
  path: () => PATH,
});

async function tryFile({ form, me }: Context) {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return refused('Choose a file first.');
  const lines = await readTable(await file.bytes());
  if (!lines) return refused(UNREAD);
  const plan = await planImport(me, lines);
  if (typeof plan === 'string') return refused(plan);
  return show({ plan, text: writeCsv(lines), file: nameIn(file.name) });
}

async function readAgain(context: Context) {
  const sent = await readSent(context);
  return typeof sent === 'string' ? refused(sent) : show(sent);
}

async function importFile(context: Context) {
  const { form, me } = context;
  const sent = await readSent(context);
  if (typeof sent === 'string') return refused(sent);
  const { plan, file } = sent;
  const { rows, columns, headings } = plan;
  if (plan.misread) return refused(plan.misread, sent);
  if (plan.fingerprint !== textIn(form, 'fingerprint'))
    return stale(form.has('read') && textIn(form, 'read') !== readAs(columns) ? OTHERWISE : CHANGED, sent);
  const idOf = new Map(rows.map(({ line, id }) => [line, id]));
  const ticked = rows.flatMap(({ id, version, given }) =>
    given ? [{ id, version, given: withIds(given, idOf) }] : [],
  );
  const read: (string | null)[] = [];
  for (const { at, field } of columns) read[at] = field;
  const choice = { file, headings, columns: Array.from(read, (field) => field ?? null) };
  return startRun(IMPORT_CLIENTS, { me, choice, ticked, back: '/admin/taxpayers' });
}

function show(more: ImportMore): Reply<never, ImportMore> {
  return more.plan.misread ? refused(more.plan.misread, more) : shown(more);
}

async function readSent({ form, me }: Context): Promise<ImportMore | string> {
  const text = textIn(form, 'text');
  const lines = text.length > LONGEST ? null : readCsv(text);
  if (!lines) return UNREAD;
  const plan = await planImport(me, lines, columnsIn(form));
  return typeof plan === 'string' ? plan : { plan, text, file: nameIn(textIn(form, 'name')) };
}

function nameIn(name: string): string {
  return oneLine(name).slice(0, 100) || 'a file';
}
