import type { Email } from 'postal-mime';
import { headerOf, partText } from './parts.ts';

const MOST_REFERENCES = 100;
const ID = /<[^<>\s]{3,298}>/g;
const NAMED_ID = /message-id:[\s>|]{0,20}(<[^<>\s]{3,298}>)/gi;
const LONGEST_LOOK = 500_000;

export function idsIn(header: string | undefined): string[] {
  return header?.match(ID) ?? [];
}

/** `text`: of a bounced mail, for servers that include the original mail as text. */
export function referencesOf(mail: Email, text: string | null, within: readonly string[]): string[] {
  const headers = [...idsIn(headerOf(mail, 'references')), ...idsIn(headerOf(mail, 'in-reply-to'))];
  const reported = within.flatMap((start) => idsNamedIn(start).slice(0, 1));
  const written = text === null ? [] : idsNamedIn(text);
  const loose =
    text === null
      ? []
      : mail.attachments
          .filter(({ mimeType }) => /^(text\/|message\/)/.test(mimeType))
          .flatMap((part) => idsNamedIn(partText(part)));
  const ids = [...headers, ...reported, ...written, ...loose, ...receivedIds(mail)];
  return [...new Set(ids)].slice(-MOST_REFERENCES);
}

function idsNamedIn(text: string): string[] {
  return [...text.slice(0, LONGEST_LOOK).matchAll(NAMED_ID)].map(([, id = '']) => id);
}

/** RFC 8098: the mail that was shown. */
function receivedIds(mail: Email): string[] {
  return mail.attachments
    .filter(({ mimeType }) => mimeType === 'message/disposition-notification')
    .flatMap((part) => idsNamedIn(partText(part)));
}
