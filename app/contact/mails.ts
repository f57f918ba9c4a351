import { firm } from '#content/firm.ts';
import { openingHours } from '#app/firm/opening-hours.ts';
import { writeLetter } from '#app/mail/letter.ts';
import type { MailMessage } from '#app/mail/outgoing.ts';
import { requirePhone } from './phone.server.ts';
import type { Enquiry } from './schema.ts';
import { WRITES_AS } from './writes-as.ts';

/** To the firm: everything that was asked. An answer goes to whoever asked. */
export function enquiryMail(enquiry: Enquiry, reference: string, to: string): MailMessage {
  const phone = requirePhone(enquiry.phone, enquiry.countryCode);
  return {
    to,
    replyTo: enquiry.email,
    subject: `Enquiry ${reference}: ${enquiry.subject}`,
    ...writeLetter({
      paragraphs: [
        `${enquiry.name} has written on the contact page. An answer to this mail goes to the sender.`,
      ],
      facts: [
        ['Reference', reference],
        ['Writes as', WRITES_AS[enquiry.userType]],
        ...('entityName' in enquiry ? [[WRITES_AS[enquiry.userType], enquiry.entityName] as const] : []),
        ['Name', enquiry.name],
        ...('position' in enquiry ? [['Position', enquiry.position] as const] : []),
        ['E-mail', enquiry.email],
        ['Phone', phone],
        ['Subject', enquiry.subject],
      ],
      quote: enquiry.message,
    }),
  };
}

/**
 * To the sender. It repeats neither subject nor message: the address may be somebody else's, and a form that mails
 * strangers what anybody typed would soon be used for just that.
 */
export function acknowledgement(enquiry: Enquiry, reference: string): MailMessage {
  return {
    to: enquiry.email,
    subject: `We have your message (reference ${reference})`,
    automatic: true,
    ...writeLetter({
      greeting: `Dear ${enquiry.name}`,
      paragraphs: [
        `Thank you for writing to ${firm.name}. Your message has reached us, and one of our team will answer you by e-mail or phone.`,
        `Our hours are ${openingHours().join(' and ')}. If it can’t wait, call ${firm.phone} and quote ${reference}.`,
        'If you did not write to us, somebody has entered your address by mistake. You need not do anything.',
      ],
      closing: `The team of ${firm.name}`,
    }),
  };
}
