import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { retention } from '#content/retention.ts';
import { findMember } from '#app/accounts/core/member.server.ts';
import type { EngagementLink } from '#app/work/core/engagements/links.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { codeAccountOf } from './code-account.server.ts';

const LASTS = 2 * HOUR;
/** How long the browser is remembered, to offer another code. */
const REMEMBERED = DAY;
const MOST = 5;

/** `until` in milliseconds. Each entry opens its own engagement alone, and is remembered for the rest of the day. */
const OpenedSchema = z.array(z.object({ engagementId: z.string(), email: z.string(), until: z.number() }));

/** The cookie after a right code, which was entered at `provedAt`; it keeps what else this browser has opened. */
export async function openedCookie(
  request: Request,
  link: EngagementLink,
  now: Date,
  provedAt = now,
): Promise<string> {
  const { engagementId, email } = link;
  const others = (await rememberedIn(request, now)).filter((one) => one.engagementId !== engagementId);
  const opened = [{ engagementId, email, until: provedAt.getTime() + LASTS }, ...others].slice(0, MOST);
  return cookie().serialize(seal(JSON.stringify(opened), 'opened link'));
}

/** The cookie of a browser that asks for a code of this work, or for another one. */
export function closedCookie(request: Request, link: EngagementLink, now: Date): Promise<string> {
  return openedCookie(request, link, now, new Date(now.getTime() - LASTS));
}

export function noOpenedCookie(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}

/** Within two hours. Null if its account was secured since; with two steps its own session must be open too. */
export async function openedAddress(
  request: Request,
  engagementId: string,
  now: Date,
): Promise<string | null> {
  const opened = await rememberedIn(request, now);
  const entry = opened.find((one) => one.engagementId === engagementId && isOpen(one, now));
  return entry && (await isStillTrusted(request, entry)) ? entry.email : null;
}

/** When this browser proved the address by a code for other work, within the ten minutes of a code; else null. */
export async function provedAt(request: Request, email: string, now: Date): Promise<Date | null> {
  const earliest = now.getTime() - retention.requestCodeMinutes * MINUTE;
  const remembered = await rememberedIn(request, now);
  const proof = remembered.find((one) => one.email === email && one.until - LASTS > earliest);
  return proof && (await isStillTrusted(request, proof)) ? new Date(proof.until - LASTS) : null;
}

async function isStillTrusted(
  request: Request,
  { email, until }: { email: string; until: number },
): Promise<boolean> {
  const account = await codeAccountOf(email);
  if (account?.securedAt && account.securedAt.getTime() >= until - LASTS) return false;
  return !account?.hasTwoSteps || (await findMember(request))?.id === account.id;
}

export async function endedAddress(
  request: Request,
  engagementId: string,
  now: Date,
): Promise<string | null> {
  const opened = await rememberedIn(request, now);
  return opened.find((one) => one.engagementId === engagementId && !isOpen(one, now))?.email ?? null;
}

/** Whether this browser asked for a code of this work within a day: no scanner of mails has. */
export async function askedHere(request: Request, link: EngagementLink, now = new Date()): Promise<boolean> {
  const { engagementId, email } = link;
  const remembered = await rememberedIn(request, now);
  return remembered.some((one) => one.engagementId === engagementId && one.email === email);
}

async function rememberedIn(request: Request, now: Date) {
  const sealed: unknown = await cookie().parse(request.headers.get('Cookie'));
  const text = typeof sealed === 'string' ? unseal(sealed, 'opened link') : null;
  const opened = OpenedSchema.safeParse(text === null ? [] : JSON.parse(text));
  return (opened.data ?? []).filter(({ until }) => until + REMEMBERED - LASTS > now.getTime());
}

function isOpen({ until }: { until: number }, now: Date): boolean {
  return until > now.getTime();
}

function cookie() {
  return singleton('opened-link-cookie', () => {
    const secure = env().APP_URL.startsWith('https:');
    return createCookie(secure ? '__Host-opened' : 'opened', {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: REMEMBERED / SECOND,
    });
  });
}
