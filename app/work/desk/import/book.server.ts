import { isNull } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findColleagues, type Colleague } from '#app/accounts/core/colleagues.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { readParts } from '#app/platform/db/parts.server.ts';
import { contactPersons, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { OwnField } from '#app/work/core/taxpayers/own-fields.ts';
import { ownFieldsPart } from '#app/work/core/taxpayers/own-fields.server.ts';
import { tagsPart, tagsByClient, type Tag } from '#app/work/core/taxpayers/tags.server.ts';
import type { TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { contactKey } from './contact.server.ts';
import { groupsByClient, relationsByClient, type KnownTie } from './known-ties.server.ts';
import { differ, nameKey, numberKeys } from './keys.ts';
import { groupPairs } from '#app/platform/core/keys.ts';

export type Known = typeof taxpayers.$inferSelect;

/** The client book as an import looks things up in it; nothing of the trash. */
export type Book = {
  me: FirmActor;
  colleagues: readonly Colleague[];
  byNumber: ReadonlyMap<string, readonly Known[]>;
  byName: ReadonlyMap<string, readonly Known[]>;
  byEmail: ReadonlyMap<string | null, string>;
  byId: ReadonlyMap<string, Known>;
  /** Names of groups, and relations, by client. */
  groups: ReadonlyMap<string, readonly string[]>;
  relations: ReadonlyMap<string, readonly KnownTie[]>;
  /** Those of the firm, by name in small letters; and the names of each client’s. */
  tags: ReadonlyMap<string, Tag>;
  tagsOf: ReadonlyMap<string, readonly string[]>;
  fields: readonly OwnField[];
  /** Of contact persons, by number and by name (`contactKey`). */
  contacts: ReadonlySet<string>;
  /** Of the file so far: by number and by known client, and those that are new by name. */
  lines: Map<string, number>;
  named: Map<string, { line: number; values: TaxpayerValues }[]>;
};

export async function openBook(me: FirmActor): Promise<Book> {
  const { taxpayerId, name, phone } = contactPersons;
  const [known, colleagues, contacts, groups, relations, { tags, fields }, tagsOf] = await Promise.all([
    db().select().from(taxpayers).where(isNull(taxpayers.deletedAt)),
    findColleagues('work'),
    db().select({ taxpayerId, name, phone }).from(contactPersons),
    groupsByClient(),
    relationsByClient(),
    readParts({ tags: tagsPart(), fields: ownFieldsPart() }),
    tagsByClient(),
  ]);
  const numbered = known.flatMap((one) => numberKeys(one).map(({ key }) => [key, one] as const));
  return {
    me,
    colleagues,
    byNumber: groupPairs(numbered),
    byName: groupPairs(known.map((one) => [nameKey(one.name), one])),
    byEmail: new Map(known.map(({ email, name }) => [email, name])),
    byId: new Map(known.map((one) => [one.id, one])),
    groups,
    relations,
    tags: new Map(tags.map((tag) => [tag.name.toLowerCase(), tag])),
    tagsOf,
    fields,
    contacts: new Set(
      contacts.flatMap(({ taxpayerId: of, name, phone }) => [
        contactKey(of, { name, phone }),
        contactKey(of, { name, phone: null }),
      ]),
    ),
    lines: new Map(),
    named: new Map(),
  };
}

/** By its numbers; without a common one by a unique name, unless a number tells them apart. `why`: nobody can tell. */
export function findKnown(
  { byNumber, byName }: Book,
  values: TaxpayerValues,
): { known: Known | null; isByName: boolean } | { why: string } {
  const found = numberKeys(values).flatMap(({ key, because }) =>
    (byNumber.get(key) ?? []).map((one) => ({ one, because })),
  );
  if (new Set(found.map(({ one }) => one.id)).size > 1) {
    const which = found.map(({ one, because }) => `${one.name} (${because})`).join(' and ');
    return { why: `Its numbers belong to different clients: ${which}.` };
  }
  if (found[0]) return { known: found[0].one, isByName: false };
  const named = (byName.get(nameKey(values.name)) ?? []).filter((one) => !differ(one, values));
  if (named.length > 1) return { why: `${named.length} clients have this name: give one of its numbers.` };
  return { known: named[0] ?? null, isByName: true };
}

/** The number of an earlier line for the same client, as `findKnown` decides; else `line` is remembered. */
export function earlierLine(
  { lines, named }: Book,
  line: number,
  values: TaxpayerValues,
  known: Known | null,
): number | undefined {
  const keys = [...numberKeys(values).map(({ key }) => key), ...(known ? [known.id] : [])];
  const sameName = named.get(nameKey(values.name)) ?? [];
  const earlier =
    keys.map((key) => lines.get(key)).find((one) => one !== undefined) ??
    (known ? undefined : sameName.find((one) => !differ(one.values, values))?.line);
  if (earlier !== undefined) return earlier;
  for (const key of keys) lines.set(key, line);
  if (!known) named.set(nameKey(values.name), [...sameName, { line, values }]);
  return undefined;
}

/** By the whole name, else by the first one, else by initials. Null for nobody, and for two of the same name. */
export function colleagueCalled({ colleagues }: Book, text: string): string | null {
  const called = nameKey(text);
  const whole = colleagues.filter(({ name }) => nameKey(name) === called);
  const first = colleagues.filter(({ name }) => firstName(name) === called);
  const found = [whole, first].find(({ length }) => length > 0) ?? colleagues.filter(hasInitials(text));
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** `A. Pillay` and `Anusha P` are Anusha Pillay. */
function hasInitials(text: string) {
  const words = text
    .split(/[\s.]+/)
    .filter(Boolean)
    .map(nameKey);
  return ({ name }: Colleague): boolean => {
    const parts = name.split(' ').map(nameKey);
    return (
      words.length === parts.length &&
      words.some((word) => word.length > 1) &&
      parts.every((part, at) => {
        const word = words[at] ?? '';
        return part === word || (word.length === 1 && part.startsWith(word));
      })
    );
  };
}

function firstName(name: string): string {
  return nameKey(name.split(' ')[0] ?? '');
}
