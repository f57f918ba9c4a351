import { requireVersion } from '#app/platform/http/row-version.ts';
import { BEFORE, mergeMeanwhile, type ClashRow, type SharedForm, type WithMeanwhile } from './meanwhile.ts';
import { done, stale, unchanged, type Reply, type Undo } from './posted-forms.server.ts';

export type Attempt = {
  form: FormData;
  version: number;
  isUndo: boolean;
  /** A sentence on what somebody else changed meanwhile; else empty. */
  stays: string;
};

type Saved<Values> = {
  kind: 'saved';
  before: Values;
  after: Values;
  title?: string;
  description?: string;
  to?: string;
};

type Saving<Values, Intent extends string> = {
  find(): Promise<(Values & { version: number }) | null | undefined>;
  ifRemoved: Reply<Intent, WithMeanwhile>;
  /** `changed`: somebody else saved first. */
  save(attempt: Attempt): Promise<Saved<Values> | Reply<Intent, WithMeanwhile> | 'changed' | 'gone'>;
  place?: string;
  undo: Undo<Intent>;
};

/**
 * Saves what the form changed over what is stored now. What both changed is asked back with 409, and nothing is saved.
 * Its Undo has no version: it takes back what this save changed and nothing later, or nothing at all where somebody
 * has changed the same fields since.
 */
export async function saveShared<Values, Intent extends string>(
  form: FormData,
  shared: SharedForm<Values>,
  saving: Saving<Values, Intent>,
  theirs: readonly string[] = [],
): Promise<Reply<Intent, WithMeanwhile>> {
  const isUndo = form.get('back') === 'yes';
  const stays = staysText(shared, theirs);
  const saved =
    isUndo && !form.has('version')
      ? 'changed'
      : await saving.save({ form, version: requireVersion(form), isUndo, stays });
  if (saved === 'gone') return saving.ifRemoved;
  if (saved !== 'changed')
    return 'kind' in saved && saved.kind === 'saved'
      ? doneWith(shared, { saved, isUndo, stays, undo: saving.undo, place: saving.place })
      : saved;
  const now = await saving.find();
  if (!now) return saving.ifRemoved;
  const { version } = now;
  const stored = shared.stored(now);
  const read = mergeMeanwhile(form, stored, shared.groups);
  if (read.kind === 'clash') {
    const { values, clashes } = read;
    const text = (name: string, value = '') => shared.text?.(name, value) ?? value;
    const rows = clashes.map((name) => ({
      label: shared.words[name] ?? name,
      typed: text(name, values[name]),
      kept: text(name, stored[name]),
    }));
    if (isUndo)
      return unchanged({ title: 'Not taken back', description: wentOnText(rows), place: saving.place });
    return stale<WithMeanwhile>({}, { meanwhile: { values, stored, version, rows } });
  }
  read.form.set('version', String(version));
  read.form.set(BEFORE, JSON.stringify(stored));
  return saveShared(read.form, shared, saving, [...theirs, ...read.theirs]);
}

type Outcome<Values, Intent extends string> = Pick<Attempt, 'isUndo' | 'stays'> & {
  saved: Saved<Values>;
  undo: Undo<Intent>;
  place: string | undefined;
};

function doneWith<Values, Intent extends string>(
  { stored }: SharedForm<Values>,
  {
    saved: { before, after, title = 'Saved', description, to },
    isUndo,
    stays,
    undo: row,
    place,
  }: Outcome<Values, Intent>,
) {
  const [was, is] = [stored(before), stored(after)];
  const changed = Object.keys(was).filter((name) => was[name] !== is[name]);
  const only = (of: Record<string, string>) =>
    Object.fromEntries(changed.map((name) => [name, of[name] ?? '']));
  const back = { ...only(was), ...row, back: 'yes', [BEFORE]: JSON.stringify(only(is)) };
  const undo = isUndo || !hasRoom(back) ? undefined : back;
  return done<Intent>({
    title: isUndo ? 'As it was before' : title,
    description: [stays, description].filter(Boolean).join(' ') || undefined,
    ...(to === undefined ? { place, undo } : { to, undo }),
  });
}

/** In bytes: Undo goes with a cookie of at most 4096, in which it is base64. */
const LONGEST_UNDO = 2_400;

function hasRoom(undo: object): boolean {
  return Buffer.byteLength(JSON.stringify(undo)) <= LONGEST_UNDO;
}

function wentOnText(rows: readonly ClashRow[]): string {
  return `Somebody changed the same since: ${rows.map(({ label }) => label).join(', ')}. Look at it as it is now.`;
}

function staysText({ words }: Pick<SharedForm<never>, 'words'>, theirs: readonly string[]): string {
  const named = [...new Set(theirs)].map((name) => words[name] ?? name);
  return named.length > 0 ? `Somebody else changed meanwhile, and it stays: ${named.join(', ')}.` : '';
}
