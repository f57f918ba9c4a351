import { firm } from '#content/firm.ts';
import { signUp } from '#content/pages/auth.ts';
import { contact } from '#content/pages/contact.ts';
import { expect, fillIn, openHydrated, SCRIPT, test, thorough } from './journey.ts';

test(
  'a page is read from the skip link to floating parts, form and errors',
  SCRIPT,
  async ({ page, complaints }) => {
    complaints.expect(/status of 400/);
    await openHydrated(page, '/contact');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner
    - main:
      - heading "${contact.hero.title}" [level=1]
      - heading "Write to us" [level=2]
      - region "Or reach us directly":
        - heading "Or reach us directly" [level=2]
        - list:
          - listitem:
            - heading "Phone" [level=3]
            - link "${firm.phone}"
          - listitem:
            - heading "E-mail" [level=3]
            - link "${firm.email}"
          - listitem:
            - heading "WhatsApp" [level=3]
            - link "Start a chat (opens in a new tab)"
          - listitem:
            - heading "Head Office" [level=3]
            - link "Get Directions (opens in a new tab)"
    - contentinfo:
      - navigation "Services"
      - navigation "Tax help"
      - navigation "The firm"
    - complementary "Chat and back to top"
  `);

    const form = page.locator('form#contact');
    await expect(form).toMatchAriaSnapshot(`
    - group "I am writing as":
      - radio "Individual" [checked]
      - radio "Company"
      - radio "Estate"
      - radio "Trust"
    - textbox "Full Name"
    - textbox "E-mail Address"
    - combobox "Country Code"
    - textbox "Phone Number"
    - textbox "Subject"
    - textbox "Message"
    - paragraph: 20 to 2 000 characters.
    - button "Send Message"
  `);
    await form.getByRole('button', { name: 'Send Message' }).press('Enter');
    await expect(form).toMatchAriaSnapshot(`
    - alert:
      - paragraph: Validation Error
    - textbox "Full Name" [invalid]
    - paragraph: Enter your name, so that we know whom to ask for.
    - textbox "E-mail Address" [invalid]
    - paragraph: Enter your e-mail address, so that we can answer you.
    - combobox "Country Code"
    - textbox "Phone Number" [invalid]
    - paragraph: Phone number is required
    - textbox "Subject" [invalid]
    - paragraph: Enter a subject of at least 10 characters.
    - textbox "Message" [invalid]
    - paragraph: 20 to 2 000 characters.
    - paragraph: Enter a message of at least 20 characters.
    - button "Send Message"
  `);
  },
);

test(
  'a calculator is read from its question to its result, line by line',
  thorough(SCRIPT),
  async ({ page }) => {
    await openHydrated(page, '/calculator?type=individual');
    await page.getByLabel('Gross income', { exact: true }).fill('500 000');
    await page.getByRole('button', { name: 'Calculate', exact: true }).press('Enter');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Individual Tax Calculator" [level=1]
      - textbox "Gross income": 500 000
      - group "Amounts":
        - radio "Annual" [checked]
        - radio "Monthly"
      - combobox "Tax year"
      - combobox "Kind of income"
      - textbox "Local interest"
      - combobox "Age"
      - textbox "Retirement contributions"
      - combobox "Medical aid members"
      - textbox "Medical contributions"
      - button "Calculate"
      - link "Reset"
      - heading "Result" [level=2]
      - term: Tax for the year SARS tables 2026/27
      - definition: R 98 417.00
      - term: Tax for the year Firm estimate 2023/2024
      - definition: R 103 405.00
      - definition: "/Firm estimate 2023\\/2024: An estimate based on the 2023\\/2024 tax year/"
      - paragraph: /That is 19.68% of the income/
      - paragraph:
        - text: /We do it for .* per return, VAT included/
        - link "Lerato Kgosana"
      - link "Start with this plan"
      - button "Save Calculation"
      - button "Print"
      - group: More
      - term: Take-home for the year
      - definition: R 399 457.56
      - term: Effective rate
      - definition: 19.68%
      - region "Where each R 100 of gross income goes":
        - list "Of each R 100 of gross income":
          - listitem: Take-home R 79.89 R 399 457.56
          - listitem: Tax R 19.68 R 98 417.00
          - listitem: UIF R 0.43 R 2 125.44
      - group: The working, line by line SARS 2026/27
      - region "Your income in the tax bands"
      - region "If you put more into retirement":
        - slider "If you put more into retirement"
      - status: /Tax for the year, SARS tables 2026.27. R.98.417.00. Tax for the year, Firm estimate/
      - region "About this calculator"
  `);
  },
);

test('the sign-up is read in order, a refusal before it', thorough(SCRIPT), async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await page.goto('/auth?mode=signup');
  const main = page.getByRole('main');
  const form = `
      - textbox "Full name"
      - group "Account type":
        - radio "Individual" [checked]
        - radio "Business"
      - textbox "Email"
      - textbox "Contact number (optional)"
      - paragraph: So that we can phone you. For instance 082 123 4567 or +27 82 123 4567.
      - textbox "South African ID number (optional)"
      - paragraph: So that we don't mistake you for somebody of the same name. Only our staff see it.
      - textbox "Password"
      - paragraph: At least 8 characters, with a lowercase letter, an uppercase letter and a number.
      - button "Show password"
      - paragraph:
        - link "terms"
        - link "privacy policy"
      - button "Create Account"
      - paragraph:
        - link "Sign in"`;
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "${signUp.heading}" [level=1]${form}
  `);
  await fillIn(main, { 'Full name': 'R2D2', Email: 'thandi@example.org', Password: 'Quiet-Karoo-7' });
  await main.getByRole('button', { name: 'Create Account' }).press('Enter');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "${signUp.heading}" [level=1]
      - alert [active]: /Name can only contain letters/${form.replace('"Full name"', '"Full name": R2D2')}
  `);
});
