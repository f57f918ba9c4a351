import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '#app/platform/http/responses.ts';
import { linkActor } from '#app/work/client/client.server.ts';
import { findToSign } from '#app/work/client/in-person.server.ts';
import { showDocument } from '#app/work/documents/download.server.ts';

/** One of the files that are signed, as long as the page of the device is open. */
export async function loader({ context, params: { token = '', id = '' } }: LoaderFunctionArgs) {
  const found = await findToSign(token);
  if (!found || found === 'over' || !found.documents.some((one) => one.id === id))
    throw notFound('There is no such file, or its time is over.');
  const { email, work } = found.handOver;
  return showDocument(linkActor(email, work), id, context);
}
