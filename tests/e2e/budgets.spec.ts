import { enterRoom } from './client-room.ts';
import { SCRIPT, test } from './journey.ts';
import { expectLightFirstVisit } from './weight.ts';

test.use({ consented: false });

test('the page of an engagement keeps to its bytes', SCRIPT, async ({ page }) => {
  const { path } = await enterRoom(page);
  await expectLightFirstVisit(page, path, 'room');
});
