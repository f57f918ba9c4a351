import { requestOfLink, scannedIdentity, storeIdentity } from '#app/accounts/recovery/identity.server.ts';
import { MOST_IDENTITY_FILES } from '#app/accounts/recovery/states.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { scanWaiting } from '#app/platform/scan/scan-waiting.server.ts';
import { hasScanner } from '#app/platform/scan/scanner.server.ts';
import { isFull } from '#app/platform/storage/full.ts';
import { fileName, shownName } from './file-name.ts';
import { canBeShown, isPhoto } from './kinds.ts';
import { recognise } from './recognise.server.ts';
import { closeAll, readSpooledForm, type SpooledFile } from './spool.server.ts';
import { openCopy } from './store.server.ts';

const SEND_ANOTHER = 'Send a photo (JPEG, PNG, HEIC or WebP) or a PDF of your ID or passport.';

const NO_ROOM = 'There is no room for files at the moment. Please try again later, or call us.';

/** Pictures of an identity document, for the request that the link belongs to. The page again with the outcome. */
export async function receiveIdentity(request: Request, token: string): Promise<Response> {
  const { files } = await readSpooledForm(request);
  const opened = [...files];
  try {
    return await redirectWithToast(`/auth/lost/confirm?token=${token}`, await keepAll(token, files, opened));
  } catch (error) {
    if (!isFull(error)) throw error;
    return await redirectWithToast(`/auth/lost/confirm?token=${token}`, refusal(NO_ROOM));
  } finally {
    await closeAll(opened);
  }
}

/** The first that is not taken ends it; those before it stay. */
async function keepAll(token: string, files: readonly SpooledFile[], opened: SpooledFile[]): Promise<Toast> {
  const id = await requestOfLink(token);
  if (!id) return refusal('This request is settled, or the link is too old.');
  if (files.length === 0) return refusal(SEND_ANOTHER);
  for (const file of files) {
    const why = await keep(id, file, opened);
    if (why) return refusal(`“${shownName(file.name)}”: ${why}`);
  }
  if (hasScanner()) void scanWaiting([scannedIdentity]).catch(() => null);
  return {
    tone: 'gain',
    title: 'Your ID is with us',
    description: 'Only who checks your request can see it.',
  };
}

/** Why it was not stored. A photo loses its place and device, as every photo does. */
async function keep(id: string, file: SpooledFile, opened: SpooledFile[]): Promise<string | null> {
  const found = await recognise(file);
  if ('why' in found) return file.isTooLong || file.size === 0 ? found.why : SEND_ANOTHER;
  const { type } = found;
  if (!isPhoto(type) && !canBeShown(type)) return SEND_ANOTHER;
  const plain = await openCopy(file, type, '');
  if (plain === 'locked') return 'This PDF asks for a password. Send it without one, or a photo.';
  if (plain !== file) opened.push(plain);
  const stored = await storeIdentity(id, { name: fileName(file.name, type), type, file: plain });
  if (stored === 'full') return `At most ${MOST_IDENTITY_FILES} pictures can be sent.`;
  return stored === 'gone' ? 'The request was settled meanwhile.' : null;
}

function refusal(description: string): Toast {
  return { tone: 'loss', title: 'Not all of it was taken', description };
}
