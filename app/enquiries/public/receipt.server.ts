import { z } from 'zod';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { isIsoDate } from '#app/platform/core/time.ts';

/** What the page after sending says. A reference opens nothing, so the address gives nobody access. */
const ReceiptSchema = z.object({
  reference: z.string().regex(/^[0-9A-F]{8}$/),
  answerDay: z.string().refine(isIsoDate),
});

export type Receipt = z.infer<typeof ReceiptSchema>;

/** Encrypted, so that nobody can fake a confirmation. */
export function sentPath(receipt: Receipt): string {
  return `/contact/sent?receipt=${seal(JSON.stringify(receipt), 'enquiry receipt')}`;
}

export function readReceipt(query: URLSearchParams): Receipt | null {
  const text = unseal(query.get('receipt') ?? '', 'enquiry receipt');
  return text ? ReceiptSchema.parse(JSON.parse(text)) : null;
}
