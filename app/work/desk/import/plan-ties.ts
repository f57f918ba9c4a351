import { RELATIONS, misfitOf } from '#app/work/core/taxpayers/relations.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import type { Book } from './book.server.ts';
import type { Tie, Ties } from './given.ts';
import { nameKey } from './keys.ts';
import type { PlannedRow } from './planned-row.ts';
import type { ReadRow } from './row.ts';
import { groupsIn, joinedTies, relationsIn, tagsIn, tieText, type ReadTie } from './ties.ts';

type Line = { row: PlannedRow; read: ReadRow };

/** Once every line is known, as one may name another. Written with the later of the two, which finds the other. */
export function planTies(book: Book, lines: readonly Line[]): void {
  const used = lines.filter(({ row }) => row.verdict !== 'refused');
  const byName = new Map(used.map(({ row }) => [nameKey(row.name), row]));
  for (const { row, read } of used) {
    const [groups, relations] = [read.given.groups ?? '', read.given.relations ?? ''];
    const known = new Set(book.groups.get(row.id)?.map((name) => name.toLowerCase()));
    const wanted = groupsIn(groups, row.notes).filter((name) => !known.has(name.toLowerCase()));
    if (wanted.length > 0) tiesOf(row).groups.push(...wanted);
    planTags(book, row, read.given.tags ?? '');
    for (const tie of relationsIn(relations, row.notes)) planOne(book, byName, row, tie);
  }
  for (const { row } of used) show(book, row);
}

/** Only tags that the firm has: a slip makes no new one. */
function planTags(book: Book, row: PlannedRow, text: string): void {
  const has = new Set(book.tagsOf.get(row.id)?.map((name) => name.toLowerCase()));
  for (const name of tagsIn(text)) {
    const tag = book.tags.get(name.toLowerCase());
    if (!tag) row.notes.push(`The firm has no tag “${name}”: it is left out.`);
    else if (!has.has(name.toLowerCase())) tiesOf(row).tags.push(tag.id);
  }
}

function planOne(book: Book, byName: ReadonlyMap<string, PlannedRow>, row: PlannedRow, read: ReadTie): void {
  const { called, ...tie } = read;
  const [known, ...more] = book.byName.get(nameKey(called)) ?? [];
  const other = byName.get(nameKey(called));
  if (more.length > 0) {
    row.notes.push(`${more.length + 1} clients are called ${called}: enter this relation at its page.`);
    return;
  }
  if ((known?.id ?? other?.id) === row.id) return;
  const kinds = [kindOf(book, row), known?.kind ?? (other ? kindOf(book, other) : null)] as const;
  const why = tie.isHolder ? misfitOf(tie.kind, ...kinds) : misfitOf(tie.kind, kinds[1], kinds[0]);
  if (why) row.notes.push(`“${tieText(tie, called)}” is left out. ${why}`);
  else if (known) add(book, row, { ...tie, called, other: { id: known.id } });
  else if (!other) add(book, row, { ...tie, called, other: { name: called } });
  else if (other.line < row.line) add(book, row, { ...tie, called, other: { line: other.line } });
  else {
    const isHolder = RELATIONS[tie.kind].isMutual === true || !tie.isHolder;
    add(book, other, { ...tie, isHolder, called: row.name, other: { line: row.line } });
  }
}

/** Not what is there already, nor the same from both sides. */
function add(book: Book, row: PlannedRow, tie: Tie): void {
  const isThere = (book.relations.get(row.id) ?? []).some(
    (one) =>
      one.kind === tie.kind && one.isHolder === tie.isHolder && nameKey(one.called) === nameKey(tie.called),
  );
  const { relations } = tiesOf(row);
  const isTwice = relations.some(
    (one) => one.kind === tie.kind && one.isHolder === tie.isHolder && one.called === tie.called,
  );
  if (!isThere && !isTwice) relations.push(tie);
}

function tiesOf(row: PlannedRow): Ties {
  row.given ??= { kind: 'change', values: {} };
  return (row.given.ties ??= { groups: [], relations: [], tags: [] });
}

function kindOf(book: Book, { id, given }: PlannedRow): TaxpayerKind | null {
  return given?.values.kind ?? book.byId.get(id)?.kind ?? null;
}

/** A line that only brings these changes its client too. */
function show(book: Book, row: PlannedRow): void {
  const { groups = [], relations = [], tags = [] } = row.given?.ties ?? {};
  const isEmpty = groups.length + relations.length + tags.length === 0;
  if (row.given && isEmpty) delete row.given.ties;
  if (row.verdict === 'same') {
    if (isEmpty) row.given = null;
    else row.verdict = 'changed';
  }
  const texts = {
    tags: joinedTies([...book.tags.values()].filter(({ id }) => tags.includes(id)).map(({ name }) => name)),
    groups: joinedTies(groups),
    relations: joinedTies(relations.map((tie) => tieText(tie, tie.called))),
  };
  for (const [name, to] of Object.entries(texts))
    if (to) row.changes[name] = book.byId.has(row.id) ? { from: null, to } : to;
}
