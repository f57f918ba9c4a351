import { eq } from 'drizzle-orm';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { LONGEST_REPLY, type DraftCommand } from './command.ts';
import { insertTemplate } from './insert-template.ts';
import { saveDraft, type DraftKey } from './reply-draft.server.ts';
import { detachFile } from './sent-files.server.ts';
import { findTemplates } from './templates.server.ts';
import { fillTemplates, type Template } from './templates.ts';

/** The text of the form is saved first, whatever else is done. */
export async function changeDraft(key: DraftKey, command: DraftCommand, colleague: string): Promise<void> {
  if (command.kind !== 'insert') await saveDraft(key, command.body);
  if (command.kind === 'detach') await detachFile(key, command.id);
  if (command.kind !== 'insert') return;
  const templates = await filledTemplates(key.enquiryId, colleague);
  const text = templates.find(({ id }) => id === command.id)?.text;
  if (text === undefined) throw notFound('There is no such template any more.');
  await saveDraft(key, insertTemplate(command.body, text, templates).slice(0, LONGEST_REPLY));
}

async function filledTemplates(enquiryId: string, colleague: string): Promise<Template[]> {
  const [enquiry] = isUuid(enquiryId)
    ? await db()
        .select({ name: enquiries.name, subject: enquiries.subject })
        .from(enquiries)
        .where(eq(enquiries.id, enquiryId))
    : [];
  if (!enquiry) throw notFound('There is no such message any more. It was deleted.');
  const { templates } = await findTemplates();
  return fillTemplates(templates, { ...enquiry, reference: referenceOf(enquiryId), colleague });
}
