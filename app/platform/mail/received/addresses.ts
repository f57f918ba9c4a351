import { addressParser, decodeWords, type Address, type Email } from 'postal-mime';
import { oneLine } from '#app/platform/core/text.ts';
import type { Mailbox } from './received-mail.ts';

const ADDRESS = /^(?:"[^"\r\n]{1,64}"|[^\s<>@",;:]{1,64})@[^\s<>@",;]{1,255}$/;
const LONGEST_NAME = 100;

/** Of the first header: mail programs show that one. */
export function senderOf(mail: Email): Mailbox {
  const value = mail.headers.find(({ key }) => key === 'from')?.value ?? '';
  return mailboxIn(value, mail.from ? [mail.from] : []);
}

export function senderCountOf({ headers }: Email): number {
  const values = headers.filter(({ key }) => key === 'from').map(({ value }) => value.slice(0, 20_000));
  return mailboxesIn(values.flatMap((value) => addressParser(value))).filter(({ address }) =>
    ADDRESS.test(address),
  ).length;
}

export function replyToOf(mail: Email): Mailbox | null {
  const value = mail.headers.find(({ key }) => key === 'reply-to')?.value;
  if (value === undefined) return null;
  const found = mailboxIn(value, mail.replyTo ?? []);
  const isElsewhere = found.address.toLowerCase() !== senderOf(mail).address.toLowerCase();
  return isElsewhere && found.address ? found : null;
}

export function recipientsOf(mail: Email): string[] {
  const named = mailboxesIn([...(mail.to ?? []), ...(mail.cc ?? [])]).map(({ address }) => address);
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].map((name) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .slice(0, 255),
  );
  const all = [...named, ...delivered].flatMap((address) => address || []);
  return [...new Set(all.map((address) => address.toLowerCase()))].slice(0, 1_000);
}

/** `Nkosi, Thandi <t@example.org>`, `Thandi <Tax> <…>`: the last brackets of the first mailbox have the address. */
function mailboxIn(value: string, parsed: readonly Address[]): Mailbox {
  const first = firstMailbox(value.slice(0, 20_000));
  if (first) return mailbox(nameIn(first.name), first.address);
  const found = mailboxesIn(parsed).find(({ address }) => address);
  return found ?? mailboxesIn(parsed)[0] ?? { name: '', address: '' };
}

type Bracketed = { name: string; address: string };

function firstMailbox(value: string): Bracketed | null {
  const found = bracketed(value, true);
  return found ?? bracketed(value, false);
}

function bracketed(value: string, heedsQuotes: boolean): Bracketed | null {
  let [isQuoted, open, last]: [boolean, number, (Bracketed & { end: number }) | null] = [false, -1, null];
  for (let at = 0; at < value.length; at++) {
    const mark = value[at];
    if (mark === '\\' && isQuoted) at++;
    else if (mark === '"' && heedsQuotes) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (mark === ',' && last && !value.slice(last.end, at).trim()) return last;
    else if (mark === '<') open = at;
    else if (mark === '>' && open !== -1) {
      const address = value.slice(open + 1, at).trim();
      if (ADDRESS.test(address)) last = { name: nameBefore(value, open, at), address, end: at + 1 };
      open = -1;
    }
  }
  return isQuoted ? null : last;
}

function nameBefore(value: string, open: number, close: number): string {
  const before = value.slice(0, open).trim();
  return before || (value.slice(close + 1).split(',')[0] ?? '');
}

function nameIn(text: string): string {
  const plain = text.trim();
  const inner = /^"((?:[^"\\]|\\.)*)"$/.exec(plain)?.[1] ?? plain.replaceAll(/(?<!\\)"/g, '');
  const name = decodeWords(inner.replaceAll(/\\(.)/g, '$1')).trim();
  return /^'(.*)'$/.exec(name)?.[1] ?? name;
}

function mailboxesIn(addresses: readonly Address[]): Mailbox[] {
  return addresses
    .flatMap((one) => (one.group ? one.group : [one]))
    .map(({ name, address = '' }) => mailbox(name, address));
}

function mailbox(name: string, address: string): Mailbox {
  return { name: oneLine(name).slice(0, LONGEST_NAME), address: oneLine(address).slice(0, 255) };
}
