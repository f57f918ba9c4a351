import { entriesSince } from './thread.server.ts';

/** Whoever changed the enquiry last since the version that the page showed. */
export async function goneOn(id: string, version: number): Promise<string> {
  const [last] = await entriesSince(id, version);
  return last
    ? `${last.by} has gone on from there. Look at it as it is now.`
    : 'It was deleted meanwhile, or is another’s reply.';
}
