import { sql, type SQL } from 'drizzle-orm';
import { ownError } from '#app/platform/core/own-error.ts';
import { db, type Db, type Transaction } from './client.server.ts';
import { jsonObject, type InJson } from './json.ts';

export type Part<Read> = { json: SQL; read(json: unknown): Read };

type ReadOf<P> = P extends Part<infer Read> ? Read : never;

/** `rest`: the statement from its `from` on. `read` gets moments as texts. */
export function listPart<F extends Parameters<typeof jsonObject>[0], Row>(
  fields: F,
  rest: SQL,
  read: (row: InJson<F>) => Row,
): Part<Row[]> {
  return {
    json: sql`(select coalesce(json_agg(part.one), '[]') from (select ${jsonObject(fields)} as one ${rest}) part)`,
    read: (json) => (json as InJson<F>[]).map(read),
  };
}

/** Of exactly one row, such as one of sums. */
export function rowPart<F extends Parameters<typeof jsonObject>[0]>(fields: F, rest: SQL): Part<InJson<F>> {
  return { json: sql`(select ${jsonObject(fields)} ${rest})`, read: (json) => json as InJson<F> };
}

export async function readParts<Parts extends Record<string, Part<unknown>>>(
  parts: Parts,
  reader: Db | Transaction = db(),
): Promise<{ [Name in keyof Parts]: ReadOf<Parts[Name]> }> {
  const columns = Object.entries(parts).map(([name, { json }]) => sql`${json} as ${sql.identifier(name)}`);
  const [row] = await reader.execute<Record<string, unknown>>(sql`select ${sql.join(columns, sql`, `)}`);
  if (!row) throw ownError('Postgres answered a select without a table with no row.');
  const read = Object.entries(parts).map(([name, part]) => [name, part.read(row[name])]);
  return Object.fromEntries(read) as { [Name in keyof Parts]: ReadOf<Parts[Name]> };
}

export async function readPart<Read>(part: Part<Read>, reader: Db | Transaction = db()): Promise<Read> {
  return (await readParts({ part }, reader)).part;
}

export function mappedPart<Read, Other>(part: Part<Read>, map: (read: Read) => Other): Part<Other> {
  return { json: part.json, read: (json) => map(part.read(json)) };
}

type Waiting = { parts: Part<unknown>[]; reading: Promise<unknown[]> };

const waiting = new WeakMap<object, Waiting>();

/** Read in one statement with all parts that are requested in the same moment with the same `key`. */
export async function readTogether<Read>(key: object, part: Part<Read>): Promise<Read> {
  const batch = waiting.get(key) ?? newBatch(key);
  waiting.set(key, batch);
  const place = batch.parts.push(part) - 1;
  return (await batch.reading)[place] as Read;
}

function newBatch(key: object): Waiting {
  const parts: Part<unknown>[] = [];
  // One microtask later, so that all reads begun in the same loop join it.
  const reading = Promise.resolve().then(async () => {
    waiting.delete(key);
    const read = await readParts(Object.fromEntries(parts.map((part, place) => [`part${place}`, part])));
    return parts.map((_part, place) => read[`part${place}`]);
  });
  return { parts, reading };
}
