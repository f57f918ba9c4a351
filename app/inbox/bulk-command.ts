import { isUuid } from '#app/db/uuid.ts';
import { snoozedUntil } from './snooze.ts';
import { readTags } from './tags.ts';

export type BulkChange =
  | { kind: 'take' | 'answered' | 'reopen' | 'spam' | 'not-spam' }
  | { kind: 'assign'; assigneeId: string }
  | { kind: 'snooze'; until: Date | null }
  | { kind: 'tag'; tags: string[] };

export type Ticked = { id: string; version: number };

const SIMPLE = ['take', 'answered', 'reopen', 'spam', 'not-spam'] as const;
const MOST = 100;

/** A sentence when something has to be chosen first; null for what no form sends. */
export function readBulkChange(form: FormData, now = new Date()): BulkChange | string | null {
  const intent = form.get('intent');
  const simple = SIMPLE.find((kind) => kind === intent);
  if (simple) return { kind: simple };
  if (intent === 'assign') {
    const assigneeId = form.get('colleague');
    return isUuid(assigneeId) ? { kind: 'assign', assigneeId } : 'Choose the colleague first.';
  }
  if (intent === 'wake') return { kind: 'snooze', until: null };
  if (intent === 'snooze') {
    const until = snoozedUntil(form.get('day') || form.get('snooze'), now);
    return until ? { kind: 'snooze', until } : 'Choose a day that is still to come.';
  }
  if (intent === 'tag') {
    const tags = readTags(String(form.get('tags') ?? ''));
    return tags.length > 0 ? { kind: 'tag', tags } : 'Type the tag first.';
  }
  return null;
}

/** Each tick is `id.version`: what the person saw. */
export function readTicked(form: FormData): Ticked[] {
  return form
    .getAll('ticked')
    .flatMap((value) => String(value).split(','))
    .map((value) => value.split('.'))
    .filter(([id, version]) => isUuid(id) && /^\d{1,9}$/.test(version ?? ''))
    .map(([id = '', version]) => ({ id, version: Number(version) }))
    .slice(0, MOST);
}

export function tickOf({ id, version }: Ticked): string {
  return `${id}.${version}`;
}
