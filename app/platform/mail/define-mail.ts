import type { MailMessage } from './outgoing.ts';
import type { FilledWords } from './mail-words.ts';
import { renderMail, type MailTemplate } from './template.ts';

/** Written in code; or `words`, which colleagues edit, with the rest in code. `url`: where the button leads. */
type Written<Input> =
  | { subject: string | ((input: Input) => string); template(input: Input): MailTemplate }
  | {
      words(input: Input): FilledWords;
      beside?(input: Input): Pick<MailTemplate, 'facts' | 'quote' | 'sections'> & { url?: string };
    };

type MailDefinition<Input> = Written<Input> & {
  /** `module.what`, unique: it is stored with the mail in the queue. */
  kind: string;
  /** Its name in the queue; `{who}` is the person it concerns: 'Reply to {who}'. */
  label: string;
  about?(input: Input): NonNullable<MailMessage['about']>;
  headed?: boolean;
  /** No person wrote it, so no out-of-office should answer it (RFC 3834). */
  automatic?: boolean;
  /** The queue deletes it a minute after delivery, not a week: it has a secret link, or a deleted person's address. */
  secret?: boolean;
  headers?(
    input: Input,
  ): Pick<MailMessage, 'replyTo' | 'messageId' | 'inReplyTo' | 'references' | 'unsubscribe'>;
  invitation?(input: Input): MailMessage['invitation'];
  dueUntil?(input: Input): Date;
  example: Input;
};

export type Mail<Input> = MailDefinition<Input> & { write(to: string, input: Input): MailMessage };

export function defineMail<Input>(definition: MailDefinition<Input>): Mail<Input> {
  const { kind, about, headed, automatic, secret, headers } = definition;
  return {
    ...definition,
    write(to, input) {
      const { subject, ...template } = writtenBy(definition, input);
      const parts = { ...(headed && { heading: subject }), ...template };
      const queued = { kind, about: about?.(input), to, subject, automatic, secret };
      const timed = {
        invitation: definition.invitation?.(input),
        dueUntil: definition.dueUntil?.(input).toISOString(),
      };
      return { ...queued, ...timed, ...headers?.(input), ...renderMail(parts) };
    },
  };
}

function writtenBy<Input>(definition: Written<Input>, input: Input): MailTemplate & { subject: string } {
  if ('template' in definition) {
    const { subject, template } = definition;
    return { subject: typeof subject === 'string' ? subject : subject(input), ...template(input) };
  }
  const { button, ...words } = definition.words(input);
  const { url, ...others } = definition.beside?.(input) ?? {};
  return { ...words, ...others, ...(button && url && { link: { label: button, url } }) };
}
