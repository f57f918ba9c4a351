import { expect, NO_SCRIPT, recordRequests, SCRIPT, test, thorough } from './journey.ts';

test('what is found grows with each claim, and ends with papers and one button', SCRIPT, async ({ page }) => {
  await page.goto('/refund-check');
  await expect(page.getByRole('heading', { name: /Type the income/ })).toBeVisible();
  await page.getByLabel('Income on your IRP5').fill('480 000');
  const office = page.getByRole('radiogroup', { name: /in a room for work alone/ });
  await office.getByText('Yes').click();
  await expect(page.getByText(/Not counted yet: rent, rates/)).toBeVisible();
  await page.getByLabel('Rent, rates, electricity and cleaning').fill('144 000');
  await page.getByLabel('The room, m²').fill('16');
  await page.getByLabel('The whole home, m²').fill('120');
  await expect(page.getByRole('heading', { name: /Found so far R\s5\s952\.00/ })).toBeVisible();
  const donations = page.getByRole('radiogroup', { name: /section 18A/ });
  await donations.getByText('Yes').click();
  await page.getByLabel('Given in the year').fill('1 000');
  await expect(page.getByRole('heading', { name: /Found so far R\s6\s262\.00/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /Home office/ }).check();
  await expect(page.getByText('1 of 3 ready')).toBeVisible();
  const file = page.getByRole('link', { name: /File the return, R\s1\s495/ });
  await expect(file).toBeHidden();
  await page.getByLabel('What has SARS sent you').selectOption('An assessment of the return I filed');
  await expect(page.getByText(/“Request Correction”/)).toBeVisible();
  await expect(page.getByText(/not another return/)).toBeVisible();
  await page.getByLabel('What has SARS sent you').selectOption('Nothing yet: no assessment');
  await expect(file).toBeVisible();
  await page.locator('summary', { hasText: 'The working, claim by claim' }).click();
  await expect(page.getByRole('row', { name: /Home office, sections 23/ })).toContainText(/−\s5\s952\.00/);
  await donations.getByText('No').click();
  await expect(page.getByRole('heading', { name: /Found so far R\s5\s952\.00/ })).toBeVisible();
  await page.getByRole('button', { name: /^Compare this with/ }).click();
  await expect(page).toHaveURL(/\/auto-assessment/);
  await expect(page.getByLabel('Income on your IRP5')).toHaveValue(/^480\s000$/);
  await expect(page.getByLabel('Office, m²')).toHaveValue('16');
  await expect(page.getByText('Still needed for an answer')).toBeVisible();
  await expect(page.getByText('Missing information')).toHaveCount(0);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('without a script it is a form in steps that forgets nothing', thorough(NO_SCRIPT), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/refund-check');
  await page.getByLabel('Income on your IRP5').fill('480 000');
  const next = page.getByRole('button', { name: /Next question|See what was found/ });
  for (let step = 1; step < 8; step += 1) {
    await next.click();
    const donations = page.getByRole('radiogroup', { name: /section 18A/ });
    if (await donations.isVisible()) {
      await donations.getByText('Yes').click();
      await page.getByLabel('Given in the year').fill('1 000');
    }
    if ((await next.count()) === 0) break;
  }
  await expect(page.getByRole('heading', { name: /Found so far R\s310\.00/ })).toBeVisible();
  await expect(page.getByText(/Found so far R\s310\.00/).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Papers to have ready')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Given in the year')).toHaveValue('1 000');
});

test(
  'without a script a yes is not left without its amounts unless one says so',
  NO_SCRIPT,
  async ({ page }) => {
    await page.goto('/refund-check');
    const next = page.getByRole('button', { name: 'Next question' });
    await next.click();
    const aid = page.getByRole('radiogroup', { name: 'Who pays your medical aid?' });
    await aid.getByText('My payroll').click();
    await expect(page.getByText('Your payroll has counted it')).toBeVisible();
    await aid.getByText('I do', { exact: true }).click();
    await expect(page.getByText('Your payroll has counted it')).toBeHidden();
    await next.click();
    await expect(page.getByText('Step 2 of 7')).toBeVisible();
    await expect(page.getByText('Not counted yet: people on it')).toBeVisible();
    await page.getByRole('button', { name: 'Fill it in later' }).click();
    await expect(page.getByText('Step 3 of 7')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Still open: people on it' })).toBeVisible();
  },
);

test('Back, a reload and the way back by links find what was typed', SCRIPT, async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto('/refund-check');
  await page.getByLabel('Income on your IRP5').fill('480 000');
  const donations = page.getByRole('radiogroup', { name: /section 18A/ });
  await donations.getByText('Yes').click();
  await page.getByLabel('Given in the year').fill('1 000');
  const found = page.getByRole('heading', { name: /Found so far R\s310\.00/ });
  await expect(found).toBeVisible();
  await page.goto('/');
  await page.goBack();
  await expect(found).toBeVisible();
  await page.reload();
  await expect(found).toBeVisible();
  await page.goto('/tools');
  await page.goto('/refund-check');
  await expect(found).toBeVisible();
  await expect(page.getByLabel('Given in the year')).toHaveValue('1 000');
  expect(requests.filter((url) => /480|1.000/.test(url))).toEqual([]);
  await page.getByText('Start again').click();
  await page.getByRole('button', { name: 'Empty the form' }).click();
  await expect(page.getByLabel('Income on your IRP5')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Income on your IRP5')).toHaveValue('');
});

test('without a script too, also from one step back to the one before', NO_SCRIPT, async ({ page }) => {
  await page.goto('/refund-check');
  await page.getByLabel('Income on your IRP5').fill('480 000');
  const next = page.getByRole('button', { name: 'Next question' });
  await next.click();
  await next.click();
  await expect(page.getByText('Step 3 of 7')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Step 3 of 7')).toBeVisible();
  await page.goto('/tools');
  await page.goBack();
  await expect(page.getByText('Step 3 of 7')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 2 of 7')).toBeVisible();
  await page.goto('/refund-check');
  await expect(page.getByLabel('Income on your IRP5')).toHaveValue('480 000');
});
