import { createHash } from 'node:crypto';
import { changesBetween, type Change } from '#app/platform/audit/audit.server.ts';
import { readText } from '#app/platform/csv/text-encoding.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import type { List } from '#app/lists/core/lists.ts';
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
  /** Changes with the file and with any row it names. */
  fingerprint: string;
};

type Imported = { kind: 'imported' | 'changed'; plan: Plan };

const NOTHING_IMPORTED = 'Nothing was imported';
const LIST_CHANGED = 'The list was changed meanwhile. Look at what the file would change now.';

export type ImportResult =
  | { kind: 'imported'; message: string }
  | {
      kind: 'preview';
      status: number;
      plan?: Plan;
      text: string;
      problem?: { title: string; message: string };
    };

const MB = 1024 * 1024;

export async function receiveImport(
  mutation: Mutation,
  form: FormData,
  { logFailure }: RequestContext,
): Promise<ImportResult> {
  const text = await textOf(form);
  const refuse = (status: number, message: string): ImportResult => {
    const problem = { title: NOTHING_IMPORTED, message };
    return { kind: 'preview', status, text: '', problem };
  };
  if (text.length > MB) return refuse(400, 'A file has at most 1 MB. Import it in parts.');
  try {
    if (form.get('intent') !== 'import') {
      const plan = await planImport(mutation.list, text);
      return { kind: 'preview', status: plan.errors.length > 0 ? 400 : 200, plan, text };
    }
    const { kind, plan } = await importFile(mutation, text, String(form.get('fingerprint')));
    const message = `${countText(plan.adds.length, mutation.list)} added, ${plan.edits.length} changed`;
    if (kind === 'imported') return { kind, message };
    const problem = { title: NOTHING_IMPORTED, message: LIST_CHANGED };
    return { kind: 'preview', status: 409, plan, text, problem };
  } catch (error) {
    logFailure(`an import of ${mutation.list.plural} failed`, reasonOf(error));
    return refuse(503, 'The database did not answer. Please try again.');
  }
}

/** Browsers send line breaks as CRLF. */
async function textOf(form: FormData): Promise<string> {
  const file = form.get('file');
  const bytes = file instanceof File ? await file.bytes() : new Uint8Array();
  const text = bytes.length > 0 ? readText(bytes) : String(form.get('text') ?? '');
  return text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
}

function planImport(list: List, text: string): Promise<Plan> {
  return db().transaction((tx) => buildPlan(tx, list, text));
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
const TWICE = 'This id stands on an earlier line too.';

function fingerprintOf({ adds, edits }: Omit<Plan, 'fingerprint'>, text: string): string {
  const what = [text, adds.map(({ fields }) => fields), edits.map(({ row }) => [row.id, row.version])];
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url');
}
