import { addRoom } from './client-room.ts';
import { SCRIPT, test } from './journey.ts';
import { addMember, beginSession } from './member.ts';
import { expectLightFirstVisit } from './weight.ts';

test.use({ consented: false });

test('the page of an engagement keeps to its bytes', SCRIPT, async ({ page }) => {
  const email = await addMember();
  const { path } = await addRoom({ member: email });
  await beginSession(page, email);
  await expectLightFirstVisit(page, path, 'room');
});
