import { linkIn, mailTo, press } from './account.ts';
import { enterRoom, expectWellMade } from './client-room.ts';
import { expect, test, thorough } from './journey.ts';
import { addMember, beginSession } from './member.ts';

test(
  'an owner invites somebody, who may act from then on; due days have a calendar',
  thorough(),
  async ({ page, browser, complaints }) => {
    // For the invitation, in a browser that it is not meant for.
    complaints.expect(/status of 404/);
    const helper = await addMember({ name: 'Lwazi Dube' });
    const { taxpayer } = await enterRoom(page);
    const room = `/account/taxpayers/${taxpayer}`;
    await page.goto('/account/taxpayers');
    await page.getByRole('link', { name: 'Thandi Nkosi', exact: true }).last().click();
    await page.waitForURL(`**${room}`);
    await expectWellMade(page, room);
    await page.getByLabel('E-mail address').fill(helper);
    await press(page, 'Send the invitation', 'Invitation on its way');
    const invitation = linkIn(await mailTo(helper, /^You are invited to act for /));

    await page.goto(invitation);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing to accept here');
    const helping = await browser.newPage();
    await beginSession(helping, helper);
    expect((await helping.goto(room))?.status()).toBe(404);
    await helping.goto(invitation);
    await helping.getByRole('button', { name: 'Accept the invitation' }).click();
    await helping.waitForURL(/\/work\//);
    await helping.goto(room);
    await expect(helping.getByRole('button', { name: 'Send the invitation' })).toHaveCount(0);

    await page.goto(room);
    await page.getByText('Leave', { exact: true }).click();
    await press(page, 'Yes, leave', 'The last owner stays');
    await page.getByText('Remove', { exact: true }).click();
    await press(page, 'Yes, remove Lwazi Dube', 'Removed');
    expect((await helping.goto(room))?.status()).toBe(404);
    await helping.close();

    await page.goto('/account/due');
    await page.getByRole('button', { name: 'Make an address' }).click();
    const address = await page.getByLabel('Secret address of your calendar').inputValue();
    expect(await (await page.request.get(new URL(address).pathname)).text()).toMatch(
      /^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Income tax return \(ITR12\)/,
    );
    await page.getByRole('button', { name: 'Renew the address' }).click();
    await expect(page.getByLabel('Secret address of your calendar')).not.toHaveValue(address);
    expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
    await press(page, 'Send me no such mails', 'No more mails about due days');
    await expect(page.getByRole('button', { name: 'Send me these mails' })).toBeVisible();
  },
);
