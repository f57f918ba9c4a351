import type { FirmActor } from '#app/accounts/core/actor.ts';
import { startRun } from '#app/accounts/bulk/run.server.ts';
import { writeCsv } from '#app/platform/csv/csv.ts';
import { readCsv } from '#app/platform/csv/read-csv.ts';
import { readTable } from '#app/platform/csv/read-table.server.ts';
import { postedForms, refused, shown, stale, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { withIds } from './given.ts';
import { IMPORT_CLIENTS } from './import-act.server.ts';
import { planImport, type ImportPlan } from './plan.server.ts';

const PATH = '/admin/taxpayers/import';
/** In characters; the largest list of clients that is read has a tenth of it. */
const LONGEST = 3_000_000;
const UNREAD =
  'This is no list that can be read. Save it as .xlsx or .csv, without a password, and choose it again.';
const CHANGED = 'The client book changed meanwhile. Look at what the file would change now.';

export type ImportIntent = 'try' | 'import';

/** `text`: the file as CSV, for the second step. */
export type ImportMore = { plan: ImportPlan; text: string; file: string };

type Context = Posted & { me: FirmActor };

export const receiveClients = postedForms<Context, ImportIntent, ImportMore>({
  commands: { try: tryFile, import: importFile },
  path: () => PATH,
});

async function tryFile({ form, me }: Context) {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return refused('Choose a file first.');
  const lines = await readTable(await file.bytes());
  if (!lines) return refused(UNREAD);
  const plan = await planImport(me, lines);
  if (typeof plan === 'string') return refused(plan);
  return shown({ plan, text: writeCsv(lines), file: oneLine(file.name).slice(0, 100) || 'a file' });
}

async function importFile({ form, me }: Context) {
  const [text, file] = [textIn(form, 'text'), oneLine(textIn(form, 'name')).slice(0, 100) || 'a file'];
  const lines = text.length > LONGEST ? null : readCsv(text);
  if (!lines) return refused(UNREAD);
  const plan = await planImport(me, lines);
  if (typeof plan === 'string') return refused(plan);
  if (plan.fingerprint !== textIn(form, 'fingerprint')) return stale(CHANGED, { plan, text, file });
  const idOf = new Map(plan.rows.map(({ line, id }) => [line, id]));
  const ticked = plan.rows.flatMap(({ id, version, given }) =>
    given ? [{ id, version, given: withIds(given, idOf) }] : [],
  );
  return startRun(IMPORT_CLIENTS, { me, choice: { file }, ticked, back: '/admin/taxpayers' });
}
