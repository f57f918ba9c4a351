import { MESSAGE_STATES, type MessageState } from '#app/db/message-values.ts';
import { paragraphs } from '#app/text.ts';

export type Command =
  | { kind: 'handle'; state: MessageState; assigneeId: string | null }
  | { kind: 'note' | 'reply'; body: string }
  | { kind: 'delete' };

/** Null for what no form sends. */
export function readCommand(form: FormData): { command: Command; version: number } | null {
  const command = commandOf(Object.fromEntries(form));
  const version = Number(form.get('version'));
  return command && Number.isInteger(version) ? { command, version } : null;
}

/** Also of a draft. */
export function commandOf(fields: Record<string, unknown>): Command | null {
  const { intent: kind, body, assignee } = fields;
  if (kind === 'delete') return { kind };
  if (kind === 'note' || kind === 'reply')
    return { kind, body: typeof body === 'string' ? paragraphs(body) : '' };
  const state = MESSAGE_STATES.find((state) => state === fields.state);
  if (kind !== 'handle' || !state) return null;
  return { kind, state, assigneeId: typeof assignee === 'string' && assignee ? assignee : null };
}
