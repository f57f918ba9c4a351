import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { itemsIn } from '#app/work/core/engagements/work.test-support.ts';
import { formOfFiles, PDF_PAGE } from '#app/work/documents/documents.test-support.ts';
import { dayIn, onWork, type DeskAct } from './posting.ts';
import type { World } from './world.ts';

export const ASK_SIGNATURE: DeskAct = {
  form: 'routes/admin.work.$id_.deliver ',
  async post(world) {
    const about = { purpose: 'sign', title: 'The mandate', why: '', kind: 'mandate', until: dayIn(14) };
    const fields = { ...about, document: await deliveredIn(world), signer: signerIn(world) };
    return { path: `/admin/work/${world.ids.itr12}/deliver`, fields };
  },
};

/** Delivers the file and asks for approval at once. */
export const DELIVER_TO_APPROVE: DeskAct = {
  form: 'routes/admin.work.$id_.deliver ',
  async post({ ids }) {
    const files = [{ name: 'statements.pdf', bytes: `${PDF_PAGE}\n%` }];
    const fields = formOfFiles(files, { purpose: 'approve', what: 'The statements', figure: 'none' });
    return { path: `/admin/work/${ids.itr12}/deliver`, fields };
  },
};

export const MARK_PLACE = onWork('itr12', 'sign-place', async (world) => {
  const place = { signer: signerIn(world), document: await deliveredIn(world) };
  return { item: await itemIn(world), ...place, page: '1', place: 'top-right' };
});

export const REMOVE_PLACE = onWork('itr12', 'no-sign-place', async (world) => {
  const key = [await deliveredIn(world), signerIn(world), 1, 800, 80].join(' ');
  return { item: await itemIn(world), key };
});

function signerIn({ addresses }: World): string {
  return addresses.find((address) => address.startsWith('thandi')) ?? '';
}

async function deliveredIn({ ids }: World): Promise<string> {
  const rows = await db().select().from(documents).where(eq(documents.engagementId, ids.itr12));
  return rows.find(({ name }) => name === 'assessment.pdf')?.id ?? '';
}

async function itemIn({ ids }: World): Promise<string> {
  return (await itemsIn(ids.itr12)).find(({ approval }) => approval?.signing)?.id ?? '';
}
