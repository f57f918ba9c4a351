import { STATES, type MessageState } from './message.ts';

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
  if (kind === 'note' || kind === 'reply') return { kind, body: tidy(form.get('body')) };
  const state = STATES.find((state) => state === form.get('state'));
  if (kind !== 'handle' || !state) return null;
  const assigneeId = form.get('assignee');
  return { kind, state, assigneeId: typeof assigneeId === 'string' && assigneeId ? assigneeId : null };
}

const UNSEEN = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Paragraphs without characters that nobody sees. */
function tidy(text: FormDataEntryValue | null): string {
  if (typeof text !== 'string') return '';
  const lines = text.replaceAll(UNSEEN, '').replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n');
  return lines.replaceAll(/[^\P{Cc}\n\t]/gu, '').trim();
}
