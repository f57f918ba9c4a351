import { beforeEach, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import type { ClientActor, FirmActor } from '#app/accounts/core/actor.ts';
import { timelineOf } from '#app/work/core/engagements/timeline.server.ts';
import {
  addEngagement,
  freshWork,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { killChildWith } from '#tests/children.ts';
import { useTestDatabase } from '#tests/database.ts';
import { photo, runQueued, sendFiles } from './documents.test-support.ts';
import { documentsOf } from './documents.server.ts';
import { requestJoin } from './join.server.ts';
import { joinJob } from './join-job.server.ts';
import { removeDocument } from './remove.server.ts';
import { storedDocuments } from './stored-data.server.ts';
import { thumbnailJob } from './thumbnail-job.server.ts';

await useTestDatabase();

let client: ClientActor;
let staff: FirmActor;
let engagementId = '';

beforeEach(async () => {
  const { thandi, ann, taxpayerId } = await freshWork();
  staff = staffActor(ann);
  client = memberActor(thandi);
  engagementId = await addEngagement({ taxpayerId });
});

test('an unreadable photo is named, the others are joined; a cut one is marked', async () => {
  const half = (await noise()).subarray(0, 20_000);
  const broken = Buffer.concat([half.subarray(0, 20), Buffer.alloc(500)]);
  const ids = await give([await photo('#111'), broken, half, (await photo('#333')).subarray(0, -2)]);
  expect(await requestJoin(client, engagementId, ids)).toBe('joining');
  await runQueued(thumbnailJob);
  await runQueued(joinJob);
  const all = await documentsOf(engagementId);
  const pdf = all.find(({ type }) => type === 'application/pdf');
  expect(all.map(({ name, drawing, joinId, mergedIntoId }) => [name, drawing, joinId, mergedIntoId])).toEqual(
    [
      ['IMG_0.jpg', null, null, pdf?.id],
      ['IMG_1.jpg', 'damaged', null, null],
      ['IMG_2.jpg', 'cut', null, pdf?.id],
      ['IMG_3.jpg', null, null, pdf?.id],
      ['IMG_0, 3 pages.pdf', null, null, null],
    ],
  );
  expect(all.map(({ hasThumbnail }) => hasThumbnail)).toEqual([true, false, true, true, false]);
  expect(await texts()).toContain(
    'IMG_1.jpg cannot be read; part of IMG_2.jpg is missing; the other 3 are one PDF',
  );
}, 60_000);

test('a colleague joins photos that came one by one, and splits them again', async () => {
  const ids = await give([await photo('#111'), await photo('#333')]);
  expect(await requestJoin(staff, engagementId, ids)).toBe('joining');
  await runQueued(joinJob);
  const pdf = (await documentsOf(engagementId)).find(({ type }) => type === 'application/pdf');
  expect(pdf).toMatchObject({ name: 'IMG_0, 2 pages.pdf', direction: 'from_client' });
  expect(await removeDocument(staff, ids[0] ?? '')).toBe('closed');
  expect(await removeDocument(staff, pdf?.id ?? '')).toBe('apart');
  const left = await documentsOf(engagementId);
  expect(left.map(({ id, mergedIntoId }) => [id, mergedIntoId])).toEqual(ids.map((id) => [id, null]));
});

test('one PDF of a client is made and two wait; another is busy until they are done', async () => {
  const pairs = [];
  for (const tone of ['1', '2', '3', '4'])
    pairs.push(await give([await photo(`#${tone}00`), await photo(`#0${tone}0`)]));
  const requested = [];
  for (const ids of pairs) requested.push(await requestJoin(client, engagementId, ids));
  expect(requested).toEqual(['joining', 'joining', 'joining', 'busy']);
  await runQueued(joinJob);
  expect(await requestJoin(client, engagementId, pairs[3] ?? [])).toBe('joining');
});

test('a job whose process is killed is retried, then given up with every photo kept', async () => {
  const large = await sharp({ create: { width: 7000, height: 7000, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const ids = [...(await give([large])), ...(await give([await photo('#fff')]))];
  await requestJoin(client, engagementId, ids);
  const killed = async (job: typeof thumbnailJob | typeof joinJob, attempt: number) => {
    const run = runQueued(job, attempt);
    void run.catch(() => null);
    await vi.waitFor(() => killChildWith('photos-process'), { timeout: 10 * SECOND, interval: 20 });
    return run;
  };
  await expect(killed(thumbnailJob, 1)).rejects.toThrow('was ended');
  await expect(killed(joinJob, 1)).rejects.toThrow('was ended');
  expect((await documentsOf(engagementId))[0]).toMatchObject({
    drawing: 'waiting',
    joinId: expect.any(String),
  });
  await killed(thumbnailJob, 3);
  await killed(joinJob, 3);
  const [first, second, ...more] = await documentsOf(engagementId);
  for (const left of [first, second])
    expect(left).toMatchObject({ joinId: null, mergedIntoId: null, scan: null });
  expect([first?.drawing, first?.hasThumbnail, more]).toEqual([null, false, []]);
  expect(await texts()).toContain('The 2 photos could not be made one PDF. They are here as they came.');
}, 60_000);

test('photos whose job was lost stop waiting after the nightly check', async () => {
  const ids = await give([await photo('#123'), await photo('#456')]);
  await requestJoin(client, engagementId, ids);
  const upkeep = storedDocuments.deleteExpired as (upkeep: object) => Promise<number>;
  await upkeep({ now: new Date() });
  const states = async () =>
    (await documentsOf(engagementId)).map(({ drawing, joinId }) => [drawing, joinId !== null]);
  expect(await states()).toEqual([
    ['waiting', true],
    ['waiting', true],
  ]);
  await runQueued({ ...joinJob, run: async () => {} });
  await runQueued({ ...thumbnailJob, run: async () => {} });
  await upkeep({ now: new Date() });
  expect(await states()).toEqual([
    [null, false],
    [null, false],
  ]);
});

async function give(photos: readonly Buffer[]): Promise<string[]> {
  const files = photos.map((bytes, at) => ({ name: `IMG_${at}.jpg`, bytes }));
  const { stored } = await sendFiles(client, files, { engagementId });
  return stored.map(({ id }) => id);
}

async function texts(): Promise<string[]> {
  return (await timelineOf(engagementId, { isForClient: true })).map(({ text }) => text);
}

function noise(): Promise<Buffer> {
  const create = { width: 400, height: 300, channels: 3 as const, background: '#888' };
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg()
    .toBuffer();
}
