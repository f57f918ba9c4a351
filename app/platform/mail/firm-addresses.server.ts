import { firm as ofFile } from '#content/firm.ts';
import { firm } from '#app/platform/content/firm.ts';
import { env } from '#app/platform/env/env.server.ts';

/** For messages of visitors and notices to the firm: `MAIL_TO`, or the address that the site shows today. */
export function firmMailbox(): string {
  return env().MAIL_TO ?? firm.email;
}

/** `MAIL_FROM`, with today's name in place of the one that came with the site. Without it, today's name and address. */
export function sender(): string | { name: string; address: string } {
  const from = env().MAIL_FROM;
  if (from === undefined) return { name: firm.name, address: firm.email };
  const [, name, address] = /^(.*\S)\s*<(\S+)>$/.exec(from) ?? [];
  return name === ofFile.name && address ? { name: firm.name, address } : from;
}

export function senderAddress(): string {
  const from = sender();
  const text = typeof from === 'string' ? from : from.address;
  return /[^\s<>]+@[^\s<>]+/.exec(text)?.[0] ?? firm.email;
}
