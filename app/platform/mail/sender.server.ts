import { firm as ofFile } from '#content/firm.ts';
import { firm } from '#app/platform/content/firm.ts';
import { env } from '#app/platform/env/env.server.ts';

/** As `MAIL_FROM` has it; where that has the name that came with the site, with the name of today. */
export function sender(): string | { name: string; address: string } {
  const from = env().MAIL_FROM;
  const [, name, address] = /^(.*\S)\s*<(\S+)>$/.exec(from) ?? [];
  return name === ofFile.name && address ? { name: firm.name, address } : from;
}
