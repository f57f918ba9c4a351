import { calculatorPath } from '#app/calculators/calculator-path.ts';
import { calculators } from '#app/calculators/calculators.ts';
import type { PageKind } from '#tests/budgets.ts';
import { addRoom } from './client-room.ts';
import { enterDesk } from './desk.ts';
import { onlyIn, test } from './journey.ts';
import { addMember, beginSession } from './member.ts';
import { expectLightFirstVisit } from './weight.ts';

/** Pages of members and administrators; they are weighed in one go. */
const OWN: [path: string, kind: PageKind][] = [
  ['/account', 'words'],
  ['/account/due', 'words'],
  ['/account/taxpayers', 'words'],
  ['/account/data', 'words'],
  ['/account/second-factor', 'words'],
  ['/admin', 'desk'],
  ['/admin/messages?state=all', 'desk'],
  ['/admin/bookings', 'desk'],
  ['/admin/bookings?view=list&state=all', 'desk'],
  ['/admin/bookings/hours', 'desk'],
  ['/admin/bookings/new', 'desk'],
  ['/admin/work', 'desk'],
  ['/admin/work?state=ended', 'desk'],
  ['/admin/taxpayers', 'desk'],
  ['/admin/taxpayers/new', 'desk'],
  ['/admin/users', 'desk'],
  ['/admin/mail', 'desk'],
  ['/admin/audit', 'desk'],
  ['/admin/search?q=a', 'desk'],
  ['/admin/clients', 'list desk'],
  ['/admin/partners', 'list desk'],
  ['/admin/clients/import', 'list desk'],
  ['/admin/clients/preview', 'preview'],
];

test.use({ consented: false });

test('every calculator, and one in a frame, keeps to its bytes', onlyIn('script'), async ({ page }) => {
  for (const calculator of calculators) {
    await expectLightFirstVisit(page, calculatorPath(calculator), 'calculator');
    await expectLightFirstVisit(page, `/embed/calculator?type=${calculator.type}`, 'frame');
  }
});

test('the pages of members and administrators keep to their bytes', onlyIn('script'), async ({ page }) => {
  test.slow();
  await enterDesk(page);
  for (const [path, kind] of OWN) await expectLightFirstVisit(page, path, kind);
});

test('the page of an engagement keeps to its bytes', onlyIn('script'), async ({ page }) => {
  const email = await addMember();
  const { path } = await addRoom({ member: email });
  await beginSession(page, email);
  await expectLightFirstVisit(page, path, 'room');
});
