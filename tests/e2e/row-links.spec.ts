import { addRoom } from './client-room.ts';
import { addEnquiry, enterDesk } from './desk.ts';
import { expect, onlyIn, test } from './journey.ts';
import { addMember } from './member.ts';

const PAGES = ['/admin/work', '/admin/taxpayers', '/admin/messages?state=all'];

test('on a phone a finger hits the links of each row', onlyIn('phone'), async ({ page }) => {
  const { taxpayer } = await addRoom({ member: await addMember() });
  await addEnquiry();
  await enterDesk(page);
  for (const path of [...PAGES, `/admin/taxpayers/${taxpayer}`]) {
    await page.goto(path);
    const links = await page.locator('main :is(th, td, li) a').evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility())
        .map((link) => ({
          text: link.textContent,
          height: Math.round(link.getBoundingClientRect().height),
          least: link.hasAttribute('data-line') ? 44 : 24,
        })),
    );
    expect(links.length, path).toBeGreaterThan(0);
    expect(
      links.filter(({ height, least }) => height < least),
      path,
    ).toEqual([]);
  }
});
