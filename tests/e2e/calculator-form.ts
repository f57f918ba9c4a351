import type { Page } from '@playwright/test';

export async function calculate(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true });
    const isChoice = await field.evaluate(({ localName }) => localName === 'select');
    await (isChoice ? field.selectOption({ label: value }) : field.fill(value));
  }
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
}

export function openWorking(page: Page): Promise<void> {
  return page.locator('.working > summary').click();
}

export function openMenu(page: Page): Promise<void> {
  return page.getByText('Share, print or ask').click();
}

/** Amounts are set with narrow no-break spaces. */
export function spaced(figure: string): RegExp {
  return new RegExp(figure.replace(/[.+]/g, '\\$&').replaceAll(' ', '\\s'));
}
