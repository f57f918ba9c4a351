import * as z from 'zod/mini';
import { SHOWN_DOCUMENTS } from '#app/platform/db/in-person-values.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';

export const HANDED_OVER_FOR = 15 * MINUTE;
/** How long the mail about it takes an objection. */
const OBJECTION_FOR = 180 * DAY;

const HandOverSchema = z.object({
  work: z.string(),
  item: z.string(),
  key: z.string(),
  email: z.string(),
  inPerson: z.object({
    before: z.string(),
    by: z.string(),
    document: z.enum(SHOWN_DOCUMENTS),
    digits: z.string(),
  }),
});

/** To whom a device was handed over to sign one thing, by whom, and what they had shown. `key`: of this one time. */
export type HandOver = z.infer<typeof HandOverSchema>;

const SignedSchema = z.object({
  work: z.string(),
  item: z.string(),
  email: z.string(),
  at: z.string(),
  until: z.number(),
});

/** A signature in person, which its signer may say is not theirs. */
export type SignedInPerson = Omit<z.infer<typeof SignedSchema>, 'until'>;

export function handOverToken(handOver: HandOver): string {
  return seal(JSON.stringify(handOver), 'in person');
}

export function inPersonPath(token: string): string {
  return `/in-person/${encodeURIComponent(token)}`;
}

export function readHandOver(token: string): HandOver | null {
  const text = unseal(token, 'in person');
  return text === null ? null : HandOverSchema.parse(JSON.parse(text));
}

export function objectionUrl(signed: SignedInPerson, now: Date): string {
  const token = seal(JSON.stringify({ ...signed, until: now.getTime() + OBJECTION_FOR }), 'not signed');
  return siteUrl(inPersonPath(token));
}

export function readSigned(token: string, now: Date): SignedInPerson | null {
  const text = unseal(token, 'not signed');
  if (text === null) return null;
  const { until, ...signed } = SignedSchema.parse(JSON.parse(text));
  return until > now.getTime() ? signed : null;
}
