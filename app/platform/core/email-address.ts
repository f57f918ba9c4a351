import { withoutInvisible } from './text.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** The rule of browsers for `type=email` (WHATWG HTML), and a dot in the domain: no other domain can receive mail. */
export const EMAIL_ADDRESS = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(?:${LABEL}\\.)+${LABEL}$`, 'i');

const WORD_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** As it is stored: without surrounding spaces and invisible characters, an international domain in its ASCII form. */
export function writtenEmail(text: string): string {
  const plain = withoutInvisible(text).trim();
  const begin = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(begin);
  if (begin === 0 || /^[ -~]*$/.test(domain) || !WORD_DOMAIN.test(domain)) return plain;
  const url = URL.parse(`http://${domain}`);
  return url ? plain.slice(0, begin) + url.hostname : plain;
}
