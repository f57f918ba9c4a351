import { expect, test } from 'vitest';
import { consultations } from '#content/consultations.ts';
import { plans } from '#content/plans.ts';
import { bookPath } from '#app/firm/contact/book-path.ts';
import { serviceIdOf } from '#app/firm/core/service-id.ts';
import { servicePages } from '#app/site/service-pages/service-pages.server.ts';
import { subjectIn } from './subject.server.ts';

const services = servicePages().filter(({ kind }) => kind === 'service');

test('services of consultations are service pages, and each page has one consultation', () => {
  const named = consultations.flatMap((consultation) => consultation.services);
  expect(named.toSorted()).toEqual(services.map(({ path }) => serviceIdOf(path)).toSorted());
});

test('a link to the booking says what it is about', () => {
  for (const { path, title } of services) {
    const query = queryOf(bookPath({ service: serviceIdOf(path) }));
    expect([subjectIn(query), query.get('kind')]).toEqual([title, expect.any(String)]);
  }
  for (const { id, title } of plans) expect(subjectIn(queryOf(bookPath({ plan: id })))).toContain(title);
  for (const query of ['', 'plan=gold', 'service=', 'service=tax-alert', 'plan=__proto__']) {
    expect(subjectIn(new URLSearchParams(query)), query).toBeNull();
  }
});

function queryOf(path: string): URLSearchParams {
  return new URL(path, 'https://firm.example').searchParams;
}
