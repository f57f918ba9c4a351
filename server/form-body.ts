import { networkOf } from '#app/platform/http/rate-limit.server.ts';
import type { Spool } from '#app/platform/storage/spool.server.ts';
import { REFUSALS, type Refusal } from './error-page.ts';
import { visitorOf, type Exchange } from './exchange.ts';
import { LIMITS } from './limits.ts';
import { readBody } from './request-body.ts';
import { spoolBody } from './spooled-body.ts';

const REFUSED = {
  'too-large': REFUSALS.tooLarge,
  'too-many': REFUSALS.tooMany,
  'too-slow': REFUSALS.tooSlow,
  'no-room': REFUSALS.noRoom,
  busy: REFUSALS.busy,
};

const FORM = 'application/x-www-form-urlencoded';
const SEPARATOR = '&'.charCodeAt(0);

/** At most as long as a form; longer only on a route that accepts files, from somebody who may send them. */
export async function receiveBody(exchange: Exchange): Promise<Buffer | Spool | Refusal | 'aborted'> {
  const { site, request, route } = exchange;
  const upload = isLong(exchange) ? route?.handle.upload : undefined;
  if (route && upload && !(await site.mayUpload(cookiesOf(exchange), route))) return REFUSALS.noUpload;
  const limit = LIMITS.formBytes + (upload?.bytes ?? 0);
  const read = route?.handle.upload?.spooled ? spoolBody : readBody;
  const body = await read(request, { limit, network: networkOf(visitorOf(exchange)) });
  if (body === 'aborted') return body;
  if (typeof body === 'string') return REFUSED[body];
  if (!Buffer.isBuffer(body)) return body;
  const isForm = request.headers['content-type']?.toLowerCase().startsWith(FORM);
  return isForm && hasManyFields(body) ? REFUSALS.tooLarge : body;
}

function isLong({ request }: Exchange): boolean {
  return !(Number(request.headers['content-length']) <= LIMITS.formBytes);
}

function cookiesOf({ site, request }: Exchange): Request {
  return new Request(site.appUrl, { headers: { cookie: request.headers.cookie ?? '' } });
}

function hasManyFields(body: Buffer): boolean {
  let fields = 1;
  for (let at = body.indexOf(SEPARATOR); at >= 0; at = body.indexOf(SEPARATOR, at + 1)) {
    fields += 1;
    if (fields > LIMITS.formFields) return true;
  }
  return false;
}
