import { EMAIL_ADDRESS, writtenEmail } from '#app/platform/core/email-address.ts';
import { LENGTHS } from '#app/platform/db/lengths.ts';
import { done, refused, unchanged, type Reply } from '#app/platform/forms/posted-forms.server.ts';
import { formWait } from '#app/platform/http/form-limit.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { tooManyRequests } from '#app/platform/http/responses.ts';
import { loadKept, type KeptPost } from '#app/tools/kept/kept-page.server.ts';
import { freelancerKept } from './freelancer-kept.ts';
import { askForMails, endMails, resumeMails } from './payment-mails.server.ts';

const PLACE = '#mails';

/** The mails of a private link: everybody who has it may start and end them. */
export const mailsCommands = { mails: ask, endMails: end, resumeMails: resume };

async function ask({ form, token, clientAddress }: KeptPost): Promise<Reply<never>> {
  await loadKept(freelancerKept, token);
  const email = writtenEmail(textIn(form, 'email'));
  if (!EMAIL_ADDRESS.test(email) || email.length > LENGTHS.email[1])
    return refused({ email: 'Enter an e-mail address, such as name@example.co.za.' });
  const wait = await formWait('payment-mails', { clientAddress, email }, new Date());
  if (wait > 0) throw tooManyRequests(wait);
  await askForMails(email, token);
  const description = 'The mails begin once you have opened the link that we sent you.';
  return done({ title: 'Look in your mailbox', description });
}

async function end({ form, token }: KeptPost): Promise<Reply<'resumeMails'>> {
  const id = textIn(form, 'id');
  if (!(await endMails({ token, id }))) return unchanged({ title: 'They were ended already', place: PLACE });
  return done({
    title: 'Ended',
    description: 'We send no more of these mails.',
    place: PLACE,
    undo: { intent: 'resumeMails', id },
  });
}

async function resume({ form, token }: KeptPost): Promise<Reply<never>> {
  const isDone = await resumeMails({ token, id: textIn(form, 'id') });
  return isDone
    ? done({ title: 'They go on', place: PLACE })
    : unchanged({ title: 'They can no longer be brought back. Ask for them again.', place: PLACE });
}
