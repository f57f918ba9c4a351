import { MESSAGE_STATES, type MessageState } from '#app/db/message-values.ts';
import { paragraphs } from '#app/text.ts';

/** What an administrator does to a message, as its forms post it. */
export type Wish =
  | { kind: 'handle'; state: MessageState; assigneeId: string | null }
  | { kind: 'note' | 'reply'; body: string }
  | { kind: 'delete' };

/** A posted form: what is wished, and the version that was on the screen. Null for what none of the forms sends. */
export function readWish(form: FormData): { wish: Wish; version: number } | null {
  const wish = wishOf(form);
  const version = Number(form.get('version'));
  return wish && Number.isInteger(version) ? { wish, version } : null;
}

function wishOf(form: FormData): Wish | null {
  const kind = form.get('intent');
  if (kind === 'delete') return { kind };
  if (kind === 'note' || kind === 'reply') return { kind, body: bodyOf(form) };
  const state = MESSAGE_STATES.find((state) => state === form.get('state'));
  if (kind !== 'handle' || !state) return null;
  const assigneeId = form.get('assignee');
  return { kind, state, assigneeId: typeof assigneeId === 'string' && assigneeId ? assigneeId : null };
}

function bodyOf(form: FormData): string {
  const body = form.get('body');
  return typeof body === 'string' ? paragraphs(body) : '';
}
