import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { SCAN_STATES } from '#app/platform/db/scan-values.ts';
import { DRAWING_STATES } from '#app/platform/db/work-values.ts';
import { env } from '#app/platform/env/env.server.ts';
import {
  CLEAN,
  isDangerous,
  isLost,
  SCAN_STATE,
  TO_SCAN,
  type ScanState,
} from '#app/platform/scan/states.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { addEngagement, freshWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { CLOSED } from './closed.ts';
import { PDF, sendFiles } from './documents.test-support.ts';
import { documentsOf } from './documents.server.ts';
import { drawingOf } from './drawing-states.ts';
import { documentKey } from './keys.ts';
import { isThere, type Kept } from './lost.server.ts';
import { openDocument } from './open.server.ts';
import { scannedDocuments } from './scan.server.ts';

await useTestDatabase();

let staff: FirmActor;
let [engagementId, id] = ['', ''];

beforeAll(async () => {
  const { ann, taxpayerId } = await freshWork();
  staff = staffActor(ann);
  engagementId = await addEngagement({ taxpayerId });
  const sent = await sendFiles(staff, [{ name: 'one.pdf', bytes: PDF }], { engagementId });
  id = sent.stored[0]?.id ?? '';
});

afterEach(() => {
  delete env().CLAMD_URL;
});

test('a file is scanned, lost and found as the table says, and nothing else', async () => {
  for (const from of SCAN_STATES) {
    const reached = new Set<ScanState>();
    for (const act of ACTS) {
      await db().update(documents).set({ scanState: from }).where(eq(documents.id, id));
      const row = await rowOf(documents, id);
      if (row) await act({ ...row, scan: row.scanState });
      reached.add((await rowOf(documents, id))?.scanState ?? from);
    }
    reached.delete(from);
    const allowed = (SCAN_STATE[from].goesTo as { site?: readonly ScanState[] }).site ?? [];
    expect([from, ...[...reached].toSorted()]).toEqual([from, ...allowed.toSorted()]);
  }
});

test('a file of every state is handed out or explained, with a scanner or without', async () => {
  for (const scanState of SCAN_STATES)
    for (const url of ['tcp://127.0.0.1:3310', undefined]) {
      env().CLAMD_URL = url;
      await db().update(documents).set({ scanState }).where(eq(documents.id, id));
      const [document] = await documentsOf(engagementId);
      const scan = document?.scan ?? null;
      const isOpen = !isLost(scanState) && (CLEAN.includes(scanState) || (!url && !isDangerous(scanState)));
      expect([scanState, url, scan]).toEqual([scanState, url, isOpen ? null : scanState]);
      if (scan) expect(CLOSED[scan].mark).toMatch(/\w/);
      const opened = await openDocument(staff, id, () => {});
      if (scan) expect(opened).toBe(scan);
      else expect(opened).toMatchObject({ name: 'one.pdf' });
    }
  for (const state of SCAN_STATES) if (TO_SCAN.includes(state)) expect(CLEAN).not.toContain(state);
});

test('a photo of every state is still drawn or says what is wrong with it', () => {
  for (const state of DRAWING_STATES) {
    const { label, isDue, isJoinable } = drawingOf(state);
    expect(label === null, state).toBe(isDue);
    if (!isJoinable) expect(label, state).not.toBeNull();
  }
});

type Known = Kept & { scan: ScanState };

const put = (bytes: string) => storage().put(documentKey(id), Buffer.from(bytes), 'application/pdf');

const ACTS: ((document: Known) => Promise<unknown>)[] = [
  () => scannedDocuments.keep(id, { state: 'clean' }),
  () => scannedDocuments.keep(id, { state: 'infected', finding: 'Eicar' }),
  () => scannedDocuments.keep(id, { state: 'missing' }),
  async (document) => {
    await put('%PDF');
    await isThere(document);
    await put(PDF);
  },
  (document) => isThere(document),
];
