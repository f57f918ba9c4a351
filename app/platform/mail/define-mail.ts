import type { MailMessage } from './outgoing.ts';
import { renderMail, type MailTemplate } from './template.ts';

type MailDefinition<Input> = {
  /** `module.what`, unique: it is stored with the mail in the queue. */
  kind: string;
  /** How the queue names it, where `{who}` is the person it concerns: 'Reply to {who}'. */
  label: string;
  about?(input: Input): NonNullable<MailMessage['about']>;
  subject: string | ((input: Input) => string);
  headed?: boolean;
  /** No person wrote it, so no out-of-office should answer it (RFC 3834). */
  automatic?: boolean;
  /** The queue deletes it a minute after delivery, not a week: it has a secret link, or a deleted person's address. */
  secret?: boolean;
  template(input: Input): MailTemplate;
  headers?(
    input: Input,
  ): Pick<MailMessage, 'replyTo' | 'messageId' | 'inReplyTo' | 'references' | 'unsubscribe'>;
  invitation?(input: Input): MailMessage['invitation'];
  dueUntil?(input: Input): Date;
  example: Input;
};

export type Mail<Input> = MailDefinition<Input> & { write(to: string, input: Input): MailMessage };

/** `app/registry/mails.server.ts` lists every mail. */
export function defineMail<Input>(definition: MailDefinition<Input>): Mail<Input> {
  const { kind, about, headed, automatic, secret, headers, template } = definition;
  return {
    ...definition,
    write(to, input) {
      const subject = typeof definition.subject === 'string' ? definition.subject : definition.subject(input);
      const parts = { ...(headed && { heading: subject }), ...template(input) };
      const queued = { kind, about: about?.(input), to, subject, automatic, secret };
      const timed = {
        invitation: definition.invitation?.(input),
        dueUntil: definition.dueUntil?.(input).toISOString(),
      };
      return { ...queued, ...timed, ...headers?.(input), ...renderMail(parts) };
    },
  };
}
