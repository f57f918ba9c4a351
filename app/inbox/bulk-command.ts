import { isUuid } from '#app/db/uuid.ts';
import { readVersion } from '#app/http/row-version.ts';
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
  const intent = intentOf(form);
  const [kind, choice] = [intent.replace(/:.*/s, ''), /:(.*)/s.exec(intent)?.[1]];
  switch (kind) {
    case 'assign':
      return isUuid(choice) ? { kind, assigneeId: choice } : null;
    case 'wake':
      return { kind: 'snooze', until: null };
    case 'snooze': {
      const until = snoozedUntil(choice ?? form.get('day'), now);
      return until ? { kind, until } : 'Choose a day that is still to come.';
    }
    case 'tag': {
      const tags = readTags(choice ?? String(form.get('tags') ?? ''));
      return tags.length > 0 ? { kind, tags } : 'Type the tag first.';
    }
  }
  const simple = SIMPLE.find((one) => one === intent);
  return simple ? { kind: simple } : null;
}

/** `typed` is sent by Enter in a field. */
function intentOf(form: FormData): string {
  const intent = String(form.get('intent') ?? '');
  return intent === 'typed' ? (form.get('day') ? 'snooze' : 'tag') : intent;
}

/** Each tick is `id.version`: what the person saw. */
export function readTicked(form: FormData): Ticked[] {
  return form
    .getAll('ticked')
    .flatMap((value) => String(value).split(','))
    .map((value) => value.split('.'))
    .filter(([id, version]) => isUuid(id) && readVersion(version) !== null)
    .map(([id = '', version]) => ({ id, version: Number(version) }))
    .slice(0, MOST);
}

export function tickOf({ id, version }: Ticked): string {
  return `${id}.${version}`;
}
