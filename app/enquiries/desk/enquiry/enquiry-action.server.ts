import { data } from '@remix-run/node';
import { changeLines } from '#app/platform/audit/change-lines.ts';
import type { Member } from '#app/accounts/core/member.server.ts';
import { findDraft, forgetDraft } from '#app/platform/drafts/drafts.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { badRequest, notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { nextPath } from '../inbox/bulk-action.server.ts';
import {
  addNote,
  deleteEnquiry,
  reply,
  updateHandling,
  type Mutation,
  type Result,
} from './change.server.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { commandOf, LONGEST_REPLY, readCommand, type Command, type DraftCommand } from './command.ts';
import { changeDraft } from './draft-action.server.ts';
import { enquiryPath, readFilter } from '../inbox/filter.ts';
import { attachFiles } from './sent-files.server.ts';
import { entriesSince } from './thread.server.ts';

const TOASTS: Record<Command['kind'], string> = {
  handle: 'Message saved',
  note: 'Note added',
  reply: 'Reply on its way',
  delete: 'Message deleted',
  draft: 'Draft saved',
  insert: 'Template inserted',
  attach: 'Files attached',
  detach: 'File removed',
};

const NO_STORAGE = 'The files can’t be stored at the moment. Please try again.';

/** What is posted to the page of an enquiry. */
export async function changeEnquiryPage(request: Request, id: string, me: Member) {
  const form = await requireForm(request);
  const posted = readCommand(form);
  if (!posted) throw badRequest();
  const { command, version } = posted;
  const filter = readFilter(new URL(request.url).searchParams);
  const here = enquiryPath(id, filter);
  const error = errorOf(command) ?? (await takeFiles(command, form, { enquiryId: id, authorId: me.id }));
  if (error) return data({ command, error, entries: [] }, { status: 400 });
  if (isDraft(command)) {
    await changeDraft({ enquiryId: id, authorId: me.id }, command, me.fullName);
    return redirectWithToast(`${here}#reply`, { title: TOASTS[command.kind], tone: 'gain' });
  }
  const goesOn = command.kind === 'delete' || (command.kind === 'reply' && form.get('stay') !== 'yes');
  const next = goesOn ? await nextPath(id, filter, me.id) : here;
  const mutation = { id, version, actorId: me.id };
  const { kind } = await perform(mutation, command);
  if (kind === 'notFound') throw notFound('There is no such message any more. It was deleted.');
  if (kind === 'stale')
    return data({ command, error: null, entries: await changesSince(mutation) }, { status: 409 });
  const kept = commandOf((await findDraft(me.id, request)) ?? {});
  if (kept && (kept.kind === command.kind || (command.kind === 'reply' && isDraft(kept))))
    await forgetDraft(me.id, request);
  return redirectWithToast(next, { title: TOASTS[command.kind], tone: 'gain' });
}

type Key = { enquiryId: string; authorId: string };

/** Attaches what was chosen beside the text. A sentence when that is refused. */
async function takeFiles(command: Command, form: FormData, key: Key): Promise<string | null> {
  if (command.kind !== 'reply' && !isDraft(command)) return null;
  const files = form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0);
  if (files.length === 0) return null;
  return attachFiles(key, files).catch(() => NO_STORAGE);
}

function isDraft(command: Command): command is DraftCommand {
  return ['draft', 'attach', 'insert', 'detach'].includes(command.kind);
}

function perform(mutation: Mutation, command: Exclude<Command, DraftCommand>): Promise<Result> {
  switch (command.kind) {
    case 'handle': {
      const { state, assigneeId, tags } = command;
      return updateHandling(mutation, { state, assigneeId, tags });
    }
    case 'note':
      return addNote(mutation, command.body);
    case 'reply':
      return reply(mutation, command);
    case 'delete':
      return deleteEnquiry(mutation);
  }
}

function errorOf(command: Command): string | null {
  if (!('body' in command)) return null;
  if (command.body.length > LONGEST_REPLY) return tooLong(LONGEST_REPLY);
  if (command.body) return null;
  if (command.kind === 'note') return 'Write the note first.';
  return command.kind === 'reply' ? 'Write the reply first.' : null;
}

async function changesSince({ id, version }: Mutation) {
  const [entries, colleagues] = await Promise.all([entriesSince(id, version), findColleagues('messages')]);
  const names = Object.fromEntries(colleagues.map((colleague) => [colleague.id, colleague.name]));
  return entries.map(({ changes, ...entry }) => ({ ...entry, lines: changeLines(changes, names) }));
}
