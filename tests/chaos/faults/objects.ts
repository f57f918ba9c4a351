import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import type { ObjectStorage } from '#app/platform/storage/object.ts';
import { startObjectStore, whyNoObjectStore } from '#tests/object-store.ts';
import { startProxy, type Proxy } from '#tests/proxy.ts';
import { skipped, withTestSite, type Fault, type Finding } from '../fault.ts';
import { storageOf, type TestSite } from '../test-site.ts';
import { watchedUploads } from '../uploads.ts';

export const objectFaults: Fault[] = [
  objectOutage('objects-down', async (line) => {
    await line.shut();
    await sleep(8 * SECOND);
    await line.open();
    return 'every connection broken and none taken for 8 s';
  }),
  objectOutage('objects-slow', async (line) => {
    line.delay = 100;
    await sleep(8 * SECOND);
    line.delay = 0;
    return 'each packet 100 ms late, both ways, for 8 s';
  }),
  objectOutage('objects-half-open', async (line) => {
    line.stall();
    await sleep(15 * SECOND);
    line.resume();
    return 'every connection goes dead without a word, new ones too for 15 s';
  }),
  objectOutage('objects-dying', async (line) => {
    for (let size = 200; size < 8000; size += 400) {
      line.breaksAfter = size;
      await sleep(SECOND / 2);
    }
    line.breaksAfter = Infinity;
    return 'for 10 s every connection breaks after 200 to 8 000 bytes';
  }),
];

type Act = (line: Proxy) => Promise<string>;

/** `watch`: uses the storage in the meantime. */
export function objectOutage(name: string, act: Act, watch = watchedUploads): Fault {
  const missing = whyNoObjectStore();
  return { name, run: async () => (missing ? skipped(missing) : tryIt(act, watch)) };
}

function tryIt(act: Act, watch: typeof watchedUploads): Promise<Finding> {
  return withObjects(async ({ testSite, settings, line, storage }) => {
    const app = await testSite.startApp(settings);
    return watch(testSite, app, storage, () => act(line));
  });
}

type Objects = {
  testSite: TestSite;
  /** For an app that reaches its storage through `line`. */
  settings: Record<string, string>;
  line: Proxy;
  storage: ObjectStorage;
};

export async function withObjects<Result>(work: (objects: Objects) => Promise<Result>): Promise<Result> {
  const store = await startObjectStore();
  const line = await startProxy(store.endpoint);
  const settings = {
    S3_ENDPOINT: new URL(line.url).origin,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
  };
  try {
    return await withTestSite((testSite) => {
      const storage = storageOf(testSite, { ...settings, S3_ENDPOINT: store.endpoint });
      return work({ testSite, settings, line, storage });
    });
  } finally {
    await line.shut();
    await store.stop();
  }
}
