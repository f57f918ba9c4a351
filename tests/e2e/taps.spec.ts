import { randomUUID } from 'node:crypto';
import { MINUTE } from '#app/platform/core/time.ts';
import {
  addLink,
  addRoom,
  another,
  answerQuestions,
  choose,
  enterCode,
  item,
  nextCode,
  notMine,
  reached,
} from './client-room.ts';
import { onDatabase } from './database.ts';
import { expect, onlyIn, test } from './journey.ts';

const MOST = 34;

/** Opening the mail, and its link. */
const BEFORE = 2;
/** The button of the page, the folder and the file. */
const PER_FILE = 3;

const YES = [/salary/, /medical aid/, /let a property/, /sell a property/];
const NOT_MINE = /^(Medical bills|IT3|Section 18A)/;

test.describe.configure({ timeout: 2 * MINUTE });

test(`nine papers take at most ${MOST} taps, from the mail on`, onlyIn('phone'), async ({ page }) => {
  await onDatabase((sql) => sql`delete from rate_limits where key like 'link-%'`);
  const email = `client-${randomUUID()}@example.org`;
  const room = await addRoom({ email });
  // A click on a label is one tap and two clicks.
  await page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)),
      true,
    ),
  );
  await page.goto(await addLink(room, email));
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await enterCode(page, await nextCode(email));
  await reached(page, room.path);
  await answerQuestions(page, YES);
  let files = 0;
  for (let left = 9; left > 0; left--) {
    const current = page.locator('[data-now]').getByRole('article');
    await expect(current).toBeVisible();
    const what = (await current.getByRole('heading').first().innerText()).replace(/ \(.*$/, '').trim();
    if (NOT_MINE.test(what)) await notMine(page, what);
    else {
      files += 1;
      await choose(item(page, what), another(`${left}.pdf`));
      if (left > 1) await expect(page.getByText(`With us: ${what}`)).toBeVisible();
    }
  }
  await expect(page.getByText('All that we asked for is here').first()).toBeVisible();
  const taps = Number(await page.evaluate(() => sessionStorage.getItem('taps')));
  expect(files).toBe(6);
  expect(BEFORE + taps + PER_FILE * files).toBeLessThanOrEqual(MOST);
});
