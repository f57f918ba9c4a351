import sharp from 'sharp';
import { enterRoom, item } from './client-room.ts';
import { onDatabase } from './database.ts';
import { expect, SCRIPT, test, thorough } from './journey.ts';

const WHAT = 'Proof of your address';

/** A page with clear text, lying on its side as phones store it, with what a camera writes. */
async function taken(name: string, blur = 0) {
  const text = Array.from(
    { length: 40 },
    (_, at) =>
      `<text x="220" y="${300 + at * 70}" font-size="42">Account ${name}, line ${at}: R 1 234.56</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3200" height="2400">
    <rect width="100%" height="100%" fill="#eee"/>${text.join('')}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  const buffer = await (blur ? drawn.blur(blur) : drawn)
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Make: 'Samsung' }, IFD3: { GPSLatitude: '25/1 44/1 48/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

test(
  'photos are sent small, upright and three at a time; a blurred one is asked about',
  thorough(SCRIPT),
  async ({ page }) => {
    const { work, path } = await enterRoom(page);
    await onDatabase(async (sql) => {
      await sql`update engagements set answers = '{}' where id = ${work}`;
      await sql`insert into request_items (engagement_id, position, what) values (${work}, 1, ${WHAT})`;
    });
    await page.goto(path);
    let [now, most] = [0, 0];
    const sizes: number[] = [];
    await page.route(`**${path}/files`, async (route) => {
      sizes.push(route.request().postDataBuffer()?.length ?? 0);
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
      now -= 1;
    });
    const upload = item(page, WHAT).locator('file-upload[data-ready]');
    const input = upload.getByLabel('Files from this device');
    const sharpOnes = await Promise.all(['one', 'two', 'three', 'four'].map((name) => taken(name)));
    await input.setInputFiles([...sharpOnes, await taken('soft', 14)]);
    await expect(upload.getByText('This looks blurred. Can you read it?')).toBeVisible();
    await expect(upload.getByText('Sent', { exact: true })).toHaveCount(4);
    const chooser = page.waitForEvent('filechooser');
    await expect(upload.getByRole('button', { name: 'Take it again' })).toBeInViewport();
    await upload.getByRole('button', { name: 'Take it again' }).click();
    await (await chooser).setFiles(await taken('again'));
    await expect(item(page, WHAT).getByText('Sent to us', { exact: true })).toBeVisible();
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(3);
    expect(Math.max(...sizes)).toBeLessThan((sharpOnes[0]?.buffer.length ?? 0) * 0.8);
    const link = item(page, WHAT).locator('a[download]', { hasText: 'one.jpg' });
    const stored = await page.request.get((await link.getAttribute('href')) ?? '');
    const bytes = await stored.body();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1875, height: 2500 });
    expect(bytes.includes('Samsung')).toBe(false);
  },
);

test('a doubtful photo goes when its sender says so', SCRIPT, async ({ page }) => {
  const { work, path } = await enterRoom(page);
  await onDatabase(async (sql) => {
    await sql`update engagements set answers = '{}' where id = ${work}`;
    await sql`insert into request_items (engagement_id, position, what) values (${work}, 1, ${WHAT})`;
  });
  await page.goto(path);
  const upload = item(page, WHAT).locator('file-upload[data-ready]');
  const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#0b0b0b' } })
    .jpeg()
    .toBuffer();
  await upload
    .getByLabel('Files from this device')
    .setInputFiles({ name: 'night.jpg', mimeType: 'image/jpeg', buffer });
  await expect(upload.getByText('This looks too dark. Can you read it?')).toBeVisible();
  await upload.getByRole('button', { name: 'Send it anyway' }).click();
  await expect(item(page, WHAT).getByRole('link', { name: 'night.jpg', exact: true })).toBeVisible();
});
