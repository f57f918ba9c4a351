import { createHash } from 'node:crypto';
import { changesBetween, type Change } from '#app/platform/audit/audit.server.ts';
import { writeCsv } from '#app/platform/csv/csv.ts';
import { readTable } from '#app/platform/csv/read-table.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import {
  done,
  postedForms,
  refused,
  shown,
  stale,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { adminPath, type List } from '#app/lists/core/lists.ts';
import { changeInTransaction, rowsIn, write, type Mutation } from './change.server.ts';
import { afterLast } from './order.ts';
import type { Row, RowFields } from './row.ts';
import { insertRow } from './save.server.ts';
import { linesOf, type LineError } from './spreadsheet.ts';
import { countText } from './texts.ts';

/** A file with errors is not imported at all. */
export type Plan = {
  adds: { line: number; fields: RowFields }[];
  edits: { line: number; row: Row; changes: Record<string, Change> }[];
  unchanged: number;
  errors: LineError[];
  fingerprint: string;
};

type Imported = { kind: 'imported' | 'changed'; plan: Plan };

type Context = Posted & { mutation: Mutation; context: RequestContext };

type ImportMore = {
  plan: Plan;
  text?: string;
};

const LIST_CHANGED = 'The list was changed meanwhile. Look at what the file would change now.';

const MB = 1024 * 1024;

export const receiveImport = postedForms<Context, 'try' | 'import', ImportMore>({
  commands: {
    try: async ({ mutation: { list }, form }) => {
      const text = await textOf(form);
      if (text.length > MB) return TOO_LONG;
      const plan = await db().transaction((tx) => buildPlan(tx, list, text));
      return plan.errors.length > 0 ? refused({}, { plan, text }) : shown({ plan, text });
    },
    import: async ({ mutation, form }) => {
      const text = await textOf(form);
      if (text.length > MB) return TOO_LONG;
      const { kind, plan } = await importFile(mutation, text, String(form.get('fingerprint')));
      if (kind === 'changed') return stale(LIST_CHANGED, { plan });
      const { name } = mutation.list;
      const description = `${countText(plan.adds.length, mutation.list)} added, ${plan.edits.length} changed`;
      return done({ title: 'Import done', description, to: adminPath(name) });
    },
  },
  path: ({ mutation }) => adminPath(mutation.list.name),
  failed({ mutation, context }, _intent, error) {
    context.logFailure(`an import of ${mutation.list.plural} failed`, reasonOf(error));
    return refused<never>('The database did not answer. Please try again.', undefined, 503);
  },
});

const TOO_LONG = refused('A file has at most 1 MB. Import it in parts.');

/** The file as CSV, empty if it cannot be read; in the second step from the form, with line breaks as CRLF. */
async function textOf(form: FormData): Promise<string> {
  const file = form.get('file');
  const isChosen = file instanceof File && file.size > 0;
  const lines = isChosen ? await readTable(await file.bytes()) : null;
  const text = isChosen ? (lines ? writeCsv(lines) : '') : String(form.get('text') ?? '');
  return text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
}

function importFile(mutation: Mutation, text: string, fingerprint: string): Promise<Imported> {
  return changeInTransaction(mutation, async (tx): Promise<Imported> => {
    const plan = await buildPlan(tx, mutation.list, text);
    if (plan.fingerprint !== fingerprint || plan.errors.length > 0) return { kind: 'changed', plan };
    for (const { fields } of plan.adds) await insertRow(tx, mutation, fields);
    for (const { row, changes } of plan.edits) {
      const after = Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [name, to]));
      await write(tx, mutation, 'import', row, after);
    }
    return { kind: 'imported', plan };
  });
}

async function buildPlan(tx: Transaction, list: List, text: string): Promise<Plan> {
  const { lines, errors } = linesOf(list, text);
  const rows = await rowsIn(tx, list, {});
  const known = new Map(rows.map((row) => [row.id, row]));
  const plan: Omit<Plan, 'fingerprint'> = { adds: [], edits: [], unchanged: 0, errors: [...errors] };
  const seen = new Set<string>();
  let last = rows.at(-1)?.displayOrder ?? null;
  for (const { line, id, fields } of lines) {
    const row = id ? known.get(id) : undefined;
    if (!id) {
      const displayOrder = fields.displayOrder ?? (last = afterLast(last));
      plan.adds.push({ line, fields: { ...EMPTY, ...fields, displayOrder } as RowFields });
    } else if (!row || seen.has(id)) {
      plan.errors.push({
        line,
        message: seen.has(id) ? TWICE : `No row of this list has the id ${id}. Leave it empty for a new one.`,
      });
    } else {
      seen.add(id);
      const changes = changesBetween<Row>(row, fields);
      if (Object.keys(changes).length > 0) plan.edits.push({ line, row, changes });
      else plan.unchanged += 1;
    }
  }
  return { ...plan, fingerprint: fingerprintOf(plan, text) };
}

const EMPTY = { websiteUrl: null, description: null, logoAlt: null, category: null };
const TWICE = 'This id is on an earlier line too.';

function fingerprintOf({ adds, edits }: Omit<Plan, 'fingerprint'>, text: string): string {
  const what = [text, adds.map(({ fields }) => fields), edits.map(({ row }) => [row.id, row.version])];
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url');
}
