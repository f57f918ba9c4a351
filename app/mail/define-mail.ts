import type { MailMessage } from './outgoing.ts';
import { renderMail, type MailTemplate } from './template.ts';

type MailDefinition<Input> = {
  /** `room.what`, unique: it is stored with the mail in the queue. */
  kind: string;
  subject: string | ((input: Input) => string);
  /** The subject is the heading of the mail, too. */
  headed?: boolean;
  /** No person wrote it, so no out-of-office should answer it (RFC 3834). */
  automatic?: boolean;
  /** With a secret link, or to somebody whose data was deleted: the queue deletes it a minute after delivery, not a week. */
  secret?: boolean;
  template(input: Input): MailTemplate;
  headers?(input: Input): Pick<MailMessage, 'replyTo' | 'messageId' | 'inReplyTo' | 'references'>;
  /** Input to look at and to test the mail with. */
  example: Input;
};

export type Mail<Input> = MailDefinition<Input> & { write(to: string, input: Input): MailMessage };

/** Declares a mail that the site sends. `app/registry/mails.server.ts` lists them all. */
export function defineMail<Input>(definition: MailDefinition<Input>): Mail<Input> {
  const { kind, headed, automatic, secret, headers, template } = definition;
  return {
    ...definition,
    write(to, input) {
      const subject = typeof definition.subject === 'string' ? definition.subject : definition.subject(input);
      const parts = { ...(headed && { heading: subject }), ...template(input) };
      return { kind, to, subject, automatic, secret, ...headers?.(input), ...renderMail(parts) };
    },
  };
}
