import { eq } from 'drizzle-orm';
import type { Member } from '#app/accounts/core/member.server.ts';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import {
  choiceIn,
  done,
  missing,
  refused,
  type Command,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import type { Filter } from '../inbox/filter.ts';
import { insertTemplate } from './insert-template.ts';
import { LONGEST_REPLY } from './posted.ts';
import { saveDraft } from './reply-draft.server.ts';
import { attachFiles, detachFile } from './sent-files.server.ts';
import { findTemplates } from './templates.server.ts';
import { fillTemplates, type Template } from './templates.ts';

export type Task = Posted & { id: string; me: Member; filter: Filter };

const NO_STORAGE = 'The files can’t be stored at the moment. Please try again.';

export const DRAFT_COMMANDS = {
  draft: drafting('Draft saved', saveText),
  attach: drafting('Files attached', saveText),
  insert: drafting('Template inserted', insert),
  detach: drafting('File removed', async (task, body) => {
    await saveText(task, body);
    await detachFile(keyOf(task), chosen(task));
  }),
};

/** The text of a form that has one, or why it cannot be stored; `empty` says that something must be written. */
export function bodyOf({ form }: Task, empty?: string): { body: string; error?: string } {
  const body = paragraphs(textIn(form, 'body'));
  if (body.length > LONGEST_REPLY) return { body, error: tooLong(LONGEST_REPLY) };
  return { body, error: body ? undefined : empty };
}

/** Attaches what was chosen beside the text. A sentence when that is refused. */
export async function takeFiles(task: Task): Promise<string | null> {
  const files = task.form
    .getAll('files')
    .filter((file): file is File => file instanceof File && file.size > 0);
  if (files.length === 0) return null;
  return attachFiles(keyOf(task), files).catch(() => NO_STORAGE);
}

function drafting(
  title: string,
  change: (task: Task, body: string) => Promise<Reply<never, never> | void>,
): Command<Task, never, never> {
  return async (task) => {
    const { body, error } = bodyOf(task);
    const refusal = error ?? (await takeFiles(task));
    if (refusal) return refused<never>(refusal);
    return (await change(task, body)) ?? done<never>({ title, place: '#reply' });
  };
}

function saveText(task: Task, body: string): Promise<void> {
  return saveDraft(keyOf(task), body);
}

async function insert(task: Task, body: string) {
  const id = chosen(task);
  const templates = await filledTemplates(task);
  if (!templates) return missing();
  const text = templates.find((template) => template.id === id)?.text;
  if (text === undefined) return missing('There is no such template any more.');
  await saveText(task, insertTemplate(body, text, templates).slice(0, LONGEST_REPLY));
}

export async function filledTemplates({ id, me }: Task): Promise<Template[] | null> {
  const [enquiry] = isUuid(id)
    ? await db()
        .select({ name: enquiries.name, subject: enquiries.subject })
        .from(enquiries)
        .where(eq(enquiries.id, id))
    : [];
  if (!enquiry) return null;
  const { templates } = await findTemplates();
  return fillTemplates(templates, { ...enquiry, reference: referenceOf(id), colleague: me.fullName });
}

function chosen({ form }: Task): string {
  const choice = choiceIn(form);
  if (!choice) throw badRequest();
  return choice;
}

function keyOf({ id, me }: Task) {
  return { enquiryId: id, authorId: me.id };
}
