import { z } from 'zod';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { isIsoDate } from '#app/platform/core/time.ts';

/** What the page after sending says. Nothing is read by a reference, so the address gives nobody access to anything. */
const ReceiptSchema = z.object({
  reference: z.string().regex(/^[0-9A-F]{8}$/),
  answerDay: z.string().refine(isIsoDate),
});

export type Receipt = z.infer<typeof ReceiptSchema>;

/** Sealed, so that nobody can show a confirmation that was never given. */
export function sentPath(receipt: Receipt): string {
  return `/contact/sent?receipt=${seal(JSON.stringify(receipt), 'enquiry receipt')}`;
}

export function readReceipt(query: URLSearchParams): Receipt | null {
  const text = unseal(query.get('receipt') ?? '', 'enquiry receipt');
  return text ? ReceiptSchema.parse(JSON.parse(text)) : null;
}
