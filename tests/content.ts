import { refreshContent } from '#app/content/core/refresh.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { addMember, forgetAccounts, signedInAs } from './accounts.ts';

/** Everything as the files of `content/` have it. */
export async function freshContent(): Promise<void> {
  await db().delete(contentVersions);
  await refreshContent();
}

/** Only with an editor, whose cookie it returns. */
export async function freshEditor(): Promise<string> {
  await forgetAccounts();
  await freshContent();
  return signedInAs(await addMember({ role: 'editor' }));
}
