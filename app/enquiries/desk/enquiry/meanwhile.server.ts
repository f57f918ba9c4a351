import { entriesSince } from './thread.server.ts';

/** Why an act came too late: who changed the enquiry last, since `version` was shown. */
export async function changedMeanwhile(id: string, version: number): Promise<string> {
  const [last] = await entriesSince(id, version);
  return last
    ? `${last.by} has gone on from there. Look at it as it is now.`
    : 'It was deleted meanwhile, or is another’s reply.';
}
