import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firm } from '#content/firm.ts';
import { expect, hasScript, SCRIPT, test } from './journey.ts';

const OTHER_SITE = /a request to http:\/\/127\.0\.0\.1/;

test('a calculator works in another site’s frame, and its link opens the full one', async ({
  page,
  complaints,
  baseURL,
}) => {
  complaints.expect(OTHER_SITE);
  const host = await hostPage(`${baseURL}/embed/calculator?type=individual`);
  await page.goto(host.url);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Gross income', { exact: true }).fill('500 000');
  await frame.getByRole('button', { name: 'Calculate' }).click();
  await expect(frame.locator('[data-figure=current] .figure')).toContainText(/R\s98\s417\.00/);
  await expect(frame.getByLabel('Gross income', { exact: true })).toHaveValue('500 000');
  expect(page.url()).toBe(host.url);
  await expect(frame.getByRole('link')).toHaveCount(1);
  await frame.getByRole('link', { name: firm.name }).click();
  await expect(page).toHaveURL(/\/calculator\?type=individual/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (hasScript())
    await expect(page.locator('[data-figure=current] .figure')).toContainText(/R\s98\s417\.00/);
  await host.close();
});

test('the frame holds no script and nothing around the form', SCRIPT, async ({ page }) => {
  await page.goto('/embed/calculator?type=provisional');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Provisional');
  await expect(page.locator('script, header, footer, dialog, cookie-consent, .floating-rail')).toHaveCount(0);
});

test('no other page can be framed', SCRIPT, async ({ page, request, complaints, baseURL }) => {
  complaints.expect(OTHER_SITE);
  complaints.expect(/frame-ancestors|X-Frame-Options|chrome-error/);
  const framable = (await request.get('/embed/calculator?type=company')).headers();
  expect(framable['x-frame-options']).toBeUndefined();
  expect(framable['content-security-policy']).toContain('frame-ancestors *');
  expect(framable['content-security-policy']).toContain("form-action 'self'");
  const host = await hostPage(`${baseURL}/calculator?type=company`);
  await page.goto(host.url);
  await expect(page.frameLocator('iframe').getByLabel('Taxable income', { exact: true })).toHaveCount(0);
  await host.close();
});

/** A page of another site, with `src` in a frame. */
async function hostPage(src: string) {
  const html = `<!doctype html><title>A blog on tax</title><link rel="icon" href="data:,"><iframe src="${src}" width="900" height="1200" title="Calculator"></iframe>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(html);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
