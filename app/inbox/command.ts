import { MESSAGE_STATES, type MessageState } from '#app/db/message-values.ts';
import { paragraphs } from '#app/text.ts';

export type Command =
  | { kind: 'handle'; state: MessageState; assigneeId: string | null }
  | { kind: 'note' | 'reply'; body: string }
  | { kind: 'delete' };

/** Null for what no form sends. */
export function readCommand(form: FormData): { command: Command; version: number } | null {
  const command = commandOf(form);
  const version = Number(form.get('version'));
  return command && Number.isInteger(version) ? { command, version } : null;
}

function commandOf(form: FormData): Command | null {
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
