import type { Email } from 'postal-mime';
import { senderOf } from './addresses.ts';
import { headerOf } from './parts.ts';
import type { ReceivedKind } from './received-mail.ts';
import { isReport, returnedAs } from './returned.ts';

const MACHINE =
  /^(no-?reply|do-?not-?reply|noreply|mailer|newsletter|notifications?|alerts?|bounces?|news|updates?)([-+._].*)?$/i;

/** `isReturned`: it is about a mail of ours that did not arrive, or not yet. */
export function kindOf(
  mail: Email,
  text: string,
  { isCalendarAnswer, holdsMail }: { isCalendarAnswer: boolean; holdsMail: boolean },
): { kind: ReceivedKind; isReturned: boolean } {
  if (isReceipt(mail)) return { kind: 'receipt', isReturned: false };
  const returned = returnedAs(mail, text, holdsMail);
  if (returned) return { kind: returned === 'returned' ? 'returned' : 'automatic', isReturned: true };
  return { kind: isCalendarAnswer || isAutomatic(mail) ? 'automatic' : 'personal', isReturned: false };
}

function isReceipt(mail: Email): boolean {
  return (
    isReport(mail) &&
    mail.attachments.some(({ mimeType }) => /^message\/(global-)?disposition-notification$/.test(mimeType))
  );
}

/** RFC 3834. "Precedence: bulk" is also in mails that a person wrote through a list or a newsletter's server. */
function isAutomatic(mail: Email): boolean {
  const submitted = headerOf(mail, 'auto-submitted')?.trim().toLowerCase();
  const precedence = headerOf(mail, 'precedence')?.trim().toLowerCase() ?? '';
  const isByMachine = MACHINE.test(senderOf(mail).address.split('@')[0] ?? '');
  return (
    (submitted !== undefined && !submitted.startsWith('no')) ||
    headerOf(mail, 'x-autoreply') !== undefined ||
    headerOf(mail, 'x-autorespond') !== undefined ||
    /^(junk|auto_reply)$/.test(precedence) ||
    (precedence === 'bulk' && isByMachine) ||
    /^multipart\/report\b/i.test(headerOf(mail, 'content-type') ?? '')
  );
}
