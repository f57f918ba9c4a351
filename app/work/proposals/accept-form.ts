import * as z from 'zod/mini';
import { LENGTHS } from '#app/platform/db/lengths.ts';
import { fullName } from '#app/accounts/core/forms.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';

export const LONGEST_REASON = LENGTHS.reasonToDecline[1];

export const acceptSchema = z.object({
  name: fullName,
  confirmed: z.optional(z.string()),
  agree: z.literal('yes', { error: 'Tick the box to say that you have read it and accept it.' }),
});

export const declineSchema = z.object({
  reason: z.optional(
    z.string().check(z.overwrite(paragraphs), z.maxLength(LONGEST_REASON, tooLong(LONGEST_REASON))),
  ),
});
