import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { PDF_PAGE } from '#app/work/documents/documents.test-support.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { mailTo, toast } from './account.ts';
import { addRoom, another, expectWellMade, PDF, reached } from './client-room.ts';
import { onDatabase } from './database.ts';
import { deliver, toApprove } from './desk.ts';
import { mailsAbout } from './enquiry.ts';
import { expect, hasScript, onlyIn, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 3 * MINUTE });
test.beforeEach(() => onDatabase((sql) => sql`delete from rate_limits where key like 'link-%'`));

const PHONE = { width: 360, height: 740 };
const STATEMENTS = { ...PDF, name: 'Statements.pdf', buffer: Buffer.from(`${PDF_PAGE}\n%statements`) };

test(
  'a client approves from the one mail in at most four acts',
  onlyIn('no-script', 'phone'),
  async ({ page, browser }) => {
    const files = [PDF, another('annex.pdf')];
    const { email, path } = await deliverTo(browser, files, (form) => toApprove(form, 'Your return'));
    const act = await fromMail(page, { email, path, subject: /one thing to approve/, by: 'digits' });
    await expect(page.getByRole('button', { name: 'Approve Your return' })).toBeInViewport();
    await expectWellMade(page, path);
    // Before the mail that thanks for the approval.
    expect((await mailsAbout(email)).filter(({ text }) => /open this work/i.test(text))).toHaveLength(1);
    await act(() => page.getByRole('button', { name: 'Approve Your return' }).click());
    await expect(toast(page, 'Approved')).toBeVisible();
    await expect(page.getByText('There is nothing for you to do now.')).toBeInViewport();
    expect(act.count()).toBeLessThanOrEqual(4);
  },
);

test(
  'a client signs from the mail in six acts, by the link of the code',
  onlyIn('no-script', 'phone'),
  async ({ page, browser }) => {
    const { email, path } = await deliverTo(browser, [STATEMENTS], async (form) => {
      await form.getByText('To sign', { exact: true }).click();
      await form.getByLabel('What kind of document it is').selectOption('Financial statements');
      await form.getByLabel('What they sign').fill('The statements');
    });
    const act = await fromMail(page, { email, path, subject: /one thing to sign/, by: 'link' });
    const name = page.getByLabel('Your name, typed as your signature');
    await act(() => name.fill('Thandi Nkosi'));
    await act(() => page.getByRole('button', { name: 'Sign The statements' }).click());
    await expect(toast(page, 'Signed')).toBeVisible();
    // Without a script the code that the link fills in has a button.
    expect(act.count()).toBe(hasScript() ? 6 : 7);
  },
);

async function deliverTo(
  browser: Browser,
  files: readonly (typeof PDF)[],
  fill: (form: Locator) => Promise<void>,
): Promise<{ email: string; path: string }> {
  const email = `client-${randomUUID()}@example.org`;
  const room = await addRoom({ email });
  await onDatabase(
    (sql) => sql`update engagements set state = 'in_progress', answers = '{}' where id = ${room.work}`,
  );
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await becomeMember(desk, { name: 'Bob Brink', role: 'staff' });
  await desk.goto(`/admin/work/${room.work}`);
  await deliver(desk, files, async (form) => {
    await fill(form);
    await expectWellMade(desk, `/admin/work/${room.work}/deliver`);
  });
  await desk.close();
  return { email, path: room.path };
}

type Mailed = { email: string; path: string; subject: RegExp; by: 'digits' | 'link' };

/** The link of the mail, the button that asks for a code, and the code: from the subject of its mail, or by its link. */
async function fromMail(page: Page, { email, path, subject, by }: Mailed) {
  let acts = 0;
  const act = async (what: () => Promise<unknown>) => {
    acts += 1;
    await what();
  };
  await page.setViewportSize(PHONE);
  const { text } = await mailTo(email, subject);
  await act(() => page.goto(linkIn(text)));
  await act(() => page.getByRole('button', { name: 'Send me a code' }).click());
  const mail = await mailTo(email, /^\d{6} is your code for /);
  if (by === 'digits')
    await act(async () => {
      const digits = page.getByLabel('Six digits');
      await digits.fill(mail.subject.slice(0, 6));
      // With a script the page goes on by itself.
      await digits.press('Enter', { timeout: SECOND }).catch(() => null);
    });
  else {
    await act(() => Promise.resolve('the mail is opened'));
    await act(() => page.goto(linkIn(mail.text)));
    if (!hasScript()) await act(() => page.getByRole('button', { name: 'Go to the work' }).click());
  }
  await reached(page, path);
  return Object.assign(act, { count: () => acts });
}

function linkIn(text: string): string {
  return new URL(/https?:\/\/\S+\/request\/[\w-]+/.exec(text)?.[0] ?? '').pathname;
}
