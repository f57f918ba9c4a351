import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as z from 'zod/mini';
import { db } from '#app/platform/db/client.server.ts';
import { PASSKEY_ID } from './list.server.ts';
import { redeemChallenge, type Challenge } from './challenges.server.ts';

/** In characters; a key of a new kind has some 10 000. */
const LONGEST = 40_000;

const text = z.string();
const schema = z.object({
  id: text.check(z.regex(PASSKEY_ID)),
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.optional(z.looseObject({})),
  response: z.looseObject({ clientDataJSON: text }),
});
const clientData = z.object({ challenge: text });

type Answer = { challenge: string; response: AuthenticationResponseJSON & RegistrationResponseJSON };

/** Null if malformed, or if the challenge is not open for this purpose. The challenge is used up either way. */
export async function readAnswer(posted: unknown, expected: Challenge, now: Date): Promise<Answer | null> {
  const parsed = schema.safeParse(fromJson(posted));
  if (!parsed.success) return null;
  const { clientDataJSON } = parsed.data.response;
  const data = clientData.safeParse(fromJson(Buffer.from(clientDataJSON, 'base64url').toString()));
  if (!data.success || !(await redeemChallenge(db(), data.data.challenge, expected, now))) return null;
  return { challenge: data.data.challenge, response: parsed.data as unknown as Answer['response'] };
}

function fromJson(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
