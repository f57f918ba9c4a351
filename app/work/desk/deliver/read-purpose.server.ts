import { buffer } from 'node:stream/consumers';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { SignPlace } from '#app/platform/db/work-values.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { askApprovalFor, type NewApproval } from '#app/work/core/engagements/approvals.server.ts';
import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import type { Named } from '#app/work/documents/rows.server.ts';
import type { SpooledForm } from '#app/work/documents/spool.server.ts';
import type { Purpose as Asking } from '#app/work/documents/store-set.server.ts';
import { rememberedPlaces } from '#app/work/signatures/remembered-places.server.ts';
import { deliveredFiles, whyNotSealable, type SignFile } from '#app/work/signatures/sealable.server.ts';
import { LONGEST_REASON, LONGEST_WHAT } from '../page.ts';
import { markField } from './mark-fields.ts';
import { placesOf, type Mark } from './marks.ts';
import type { Purpose } from './purpose.ts';
import { readApproval } from './read-approval.server.ts';
import { readSigning } from './read-signing.server.ts';

/** Each is opened to see whether it can be sealed. */
const MOST_TO_SIGN = 10;

type Errors = { errors: Record<string, string> };
type Posted = { form: SpooledForm; engagement: Engagement; actor: FirmActor };

/** `documentIds`: of what was delivered before, and belongs to it. `marks`: where they sign, by the form. */
type Wanted = { approval: Omit<NewApproval, 'documentIds'>; documentIds: string[]; marks: readonly Mark[] };

/** What the form asks of its files; null if they are only to know. */
export async function readPurpose(purpose: Purpose, posted: Posted): Promise<Wanted | null | Errors> {
  const { fields, files } = posted.form;
  const documentIds = purpose === 'know' ? [] : [...new Set(fields.getAll('document').map(String))];
  const count = files.length + documentIds.length;
  if (purpose === 'know') return count > 0 ? null : { errors: { file: 'Choose a file first.' } };
  const name = fileTitle(files[0]?.name ?? '');
  const read =
    purpose === 'sign' ? await readSigning(fields, posted.engagement, name) : readApproval(fields, name);
  if ('errors' in read) return read;
  const { marks, ...approval } = { marks: [], ...read };
  const why = paragraphs(textIn(fields, 'why'));
  if (why.length > LONGEST_REASON) return { errors: { why: tooLong(LONGEST_REASON) } };
  if (count === 0)
    return { errors: { file: 'Choose a file, or tick one of those that were delivered before.' } };
  if (purpose === 'sign' && count > MOST_TO_SIGN)
    return { errors: { file: `At most ${MOST_TO_SIGN} files are signed at once.` } };
  return { approval: { ...approval, why }, documentIds, marks };
}

/** What is signed can be sealed. `isPlaced`: with names where they were put last time, as none was marked. */
export function askingFor(
  { approval, documentIds, marks }: Wanted,
  { engagement, actor }: Posted,
  now = new Date(),
): Asking & { isPlaced(): boolean } {
  let { signing } = approval;
  return {
    isPlaced: () => marks.length === 0 && Boolean(signing?.places?.length),
    async check({ fresh, here, chosen }) {
      if (!signing) return null;
      const before = await deliveredFiles(engagement.id, [...documentIds, ...here]);
      const files = [...before, ...fresh.map(signFile)];
      const fault = await whyNotSealable(files);
      if (fault) return { file: fault };
      const places = placesOf(marks, { files: files.map(({ id }) => id), chosen });
      if ('errors' in places) return places.errors;
      const missing = await pageMissing(files, places);
      if (missing) return missing;
      signing = {
        ...signing,
        places: places.length > 0 ? places : await rememberedPlaces(engagement, signing, files),
      };
      return null;
    },
    ask(tx, work, fresh, here) {
      const all = [...new Set([...documentIds, ...here])];
      return askApprovalFor(tx, work, { ...approval, signing, documentIds: all }, fresh, actor, now);
    },
  };
}

/** An approval without a name of its own is called like its file. */
function fileTitle(name: string): string {
  return oneLine(name.replace(/\.[a-z0-9]{1,5}$/i, '')).slice(0, LONGEST_WHAT);
}

/** By the field of a page that its file does not have. */
async function pageMissing(
  files: readonly SignFile[],
  places: readonly SignPlace[],
): Promise<Record<string, string> | null> {
  for (const place of places) {
    const fault = await whyNotSealable(
      files.filter(({ id }) => id === place.document),
      [place],
    );
    if (fault) return { [markField('page', place.email)]: fault };
  }
  return null;
}

function signFile({ id, name, type, file }: Named) {
  return { id, name, type, read: () => buffer(file.chunks()) };
}
