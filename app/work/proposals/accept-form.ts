import * as z from 'zod/mini';
import { fullName } from '#app/accounts/core/forms.ts';
import { paragraphs } from '#app/platform/core/text.ts';

export const LONGEST_REASON = 1000;

export const acceptSchema = z.object({
  name: fullName,
  agree: z.literal('yes', { error: 'Tick the box to say that you have read it and accept it.' }),
});

export const declineSchema = z.object({
  reason: z.optional(
    z
      .string()
      .check(
        z.overwrite(paragraphs),
        z.maxLength(LONGEST_REASON, 'At most 1 000 characters. Please shorten it.'),
      ),
  ),
});
