/** By field name; an empty field may be missing. */
export type Entries = Readonly<Record<string, string>>;

/** Fields that belong together, such as a month's income and its cost. */
export type Group = readonly string[];

type Versions = {
  before: Entries;
  /** As it is kept now. */
  kept: Entries;
  typed: Entries;
};

/**
 * Each group is taken from the side that changed it. `clashes`: groups that both changed differently; in `merged`
 * they are as kept.
 */
export function mergeEntries(
  groups: readonly Group[],
  { before, kept, typed }: Versions,
  isSame = isSameText,
): { merged: Record<string, string>; clashes: Group[] } {
  const clashes: Group[] = [];
  const merged: Record<string, string> = {};
  for (const group of groups) {
    const isMine = !isSameIn(group, typed, before, isSame);
    const isTheirs = !isSameIn(group, kept, before, isSame);
    const isClash = isMine && isTheirs && !isSameIn(group, typed, kept, isSame);
    if (isClash) clashes.push(group);
    const from = isMine && !isTheirs ? typed : kept;
    for (const name of group) if (from[name]) merged[name] = from[name];
  }
  return { merged, clashes };
}

/**
 * A form that was left unsaved and is opened again: its changes over what is kept now. `before` has what each group
 * was changed from, so that a save still notices the changes of others.
 */
export function reopenEntries(groups: readonly Group[], { before, kept, typed }: Versions) {
  const form = { typed: { ...kept }, before: { ...kept } };
  for (const group of groups) {
    if (isSameIn(group, typed, before) || isSameIn(group, typed, kept)) continue;
    for (const name of group) {
      form.typed[name] = typed[name] ?? '';
      form.before[name] = before[name] ?? '';
    }
  }
  return form;
}

/** Of these groups alone; a missing field is empty. */
export function entriesOf(groups: readonly Group[], entries: Entries): Record<string, string> {
  return Object.fromEntries(groups.flat().map((name) => [name, entries[name] ?? '']));
}

/** Spaces do not count: a browser groups `40 000`, and a form without a script does not. */
export function isSameText(one = '', other = ''): boolean {
  return one.replace(/\s/g, '') === other.replace(/\s/g, '');
}

function isSameIn(group: Group, one: Entries, other: Entries, isSame = isSameText): boolean {
  return group.every((name) => isSame(one[name], other[name]));
}
