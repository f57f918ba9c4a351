import type * as z from 'zod/mini';
import { receiveEnquiry } from '#app/enquiries/public/receive.server.ts';
import { enquirySchema } from '#app/firm/contact/enquiry-schema.ts';
import { findPhone } from '#app/platform/forms/phone.server.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { readBody } from '#app/tools/api/read-body.ts';
import { answerCaller, errorAnswer, jsonAnswer, otherMethod } from './answer.server.ts';
import type { FieldError } from '#app/tools/api/errors.ts';

const MOST_ERRORS = 50;

export const enquiry = enquirySchema((phone, countryCode) => findPhone(phone, countryCode) !== null);

type Call = { request: Request; client: Pick<RequestContext, 'clientAddress' | 'logFailure'> };

/** By the rules, mails and reference of the website's form; a repeat within the hour is the same enquiry. */
export async function takeEnquiry({ request, client }: Call): Promise<Response> {
  return (
    otherMethod(request, ['POST']) ??
    answerCaller({ request, client, scope: 'enquiries' }, async () => {
      const body = await readBody(request);
      if (!('value' in body)) return errorAnswer(body.status, body.message);
      const parsed = enquiry.safeParse(body.value);
      if (!parsed.success) return errorAnswer(422, errorsOf(parsed.error.issues));
      const receipt = await receiveEnquiry(parsed.data, {
        clientAddress: client.clientAddress,
        robot: false,
      });
      if (receipt.kind === 'taken') return jsonAnswer({ reference: receipt.reference }, 201);
      if (receipt.kind === 'failed') throw new Error(receipt.reason);
      const seconds = String(receipt.retryAfterSeconds);
      return errorAnswer(429, `Too many enquiries. Try again in ${seconds} s.`, { 'Retry-After': seconds });
    })
  );
}

function errorsOf(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const errors = issues.map(({ path: [field], message }) => ({
    field: field === undefined ? null : String(field),
    message,
  }));
  return errors.slice(0, MOST_ERRORS);
}
