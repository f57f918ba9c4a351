import { testimonialsPage } from '#content/pages/testimonials.ts';
import { testimonials, testimonialsFrom } from '#content/testimonials.ts';
import { peopleOf, personPath } from '#app/firm/people/people.ts';
import { expect, mainLink, menu, NO_SCRIPT, test } from './journey.ts';

test('each testimonial has its stars, its service and the person to ask', NO_SCRIPT, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(testimonialsFrom)).toBeAttached();
  await menu(page, 'About Us').click();
  await mainLink(page, testimonialsPage.title).click();
  await expect(page).toHaveURL('/about/testimonials');
  const quotes = page.getByRole('region', { name: testimonialsPage.list.title }).getByRole('listitem');
  await expect(page.getByText(testimonialsFrom)).toBeVisible();
  await expect(quotes).toHaveCount(testimonials.length);
  for (const { content, author, rating, service } of testimonials) {
    const quote = quotes.filter({ hasText: content });
    await expect(quote).toContainText(author);
    await expect(quote.getByText(`${rating} out of 5 stars`)).toBeAttached();
    await expect(quote.getByRole('link', { name: service.label })).toHaveAttribute('href', service.to);
    for (const person of peopleOf(service.to))
      await expect(quote.getByRole('link', { name: person.name })).toHaveAttribute(
        'href',
        personPath(person),
      );
  }
  const [person] = peopleOf(testimonials[0]?.service.to ?? '');
  await page
    .getByRole('main')
    .getByRole('link', { name: person?.name ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 3, name: person?.name ?? '' })).toBeInViewport();
});
