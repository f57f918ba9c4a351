import { ENQUIRY_STATES, type EnquiryState } from '#app/platform/db/enquiry-values.ts';
import { readVersion } from '#app/platform/http/row-version.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import type { AfterReply } from './change.server.ts';
import { isSnooze } from '../inbox/snooze.ts';
import { readTags } from '../inbox/tags.ts';

export const LONGEST_REPLY = 10_000;

export type Command =
  | { kind: 'handle'; state: EnquiryState; assigneeId: string | null; tags: string[] }
  | { kind: 'note'; body: string }
  | { kind: 'reply'; body: string; after: AfterReply; to?: string }
  | DraftCommand
  | { kind: 'delete' };

/** Changes the draft of a reply, together with the text in its form. */
export type DraftCommand =
  { kind: 'draft' | 'attach'; body: string } | { kind: 'insert' | 'detach'; body: string; id: string };

/** Null for what no form sends. */
export function readCommand(form: FormData): { command: Command; version: number } | null {
  const command = commandOf(Object.fromEntries(form));
  const version = readVersion(form.get('version'));
  return command && version !== null ? { command, version } : null;
}

/** Also of a draft. */
export function commandOf(fields: Record<string, unknown>): Command | null {
  const { intent, body: posted, assignee } = fields;
  const [kind, id] = typeof intent === 'string' ? intent.split(':') : [];
  const body = typeof posted === 'string' ? paragraphs(posted) : '';
  switch (kind) {
    case 'delete':
      return { kind };
    case 'note':
    case 'draft':
    case 'attach':
      return { kind, body };
    case 'insert':
    case 'detach':
      return id ? { kind, body, id } : null;
    case 'reply':
      return {
        kind,
        body,
        after: afterReply(fields.after),
        ...(typeof fields.to === 'string' && { to: fields.to }),
      };
  }
  const state = ENQUIRY_STATES.find((state) => state === fields.state);
  if (kind !== 'handle' || !state) return null;
  const assigneeId = typeof assignee === 'string' && assignee ? assignee : null;
  return { kind, state, assigneeId, tags: readTags(typeof fields.tags === 'string' ? fields.tags : '') };
}

function afterReply(after: unknown): AfterReply {
  return after === 'open' || isSnooze(after) ? after : 'close';
}
