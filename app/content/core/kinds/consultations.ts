import { consultations, wayLabels, type Consultation, type Way } from '#content/consultations.ts';
import { CONSULTATIONS } from '#app/firm/core/consultations.ts';
import { services } from '#app/firm/core/services.ts';
import { isKeyOf, keysOf, recordOf } from '#app/platform/core/keys.ts';
import { itemPath, kindPath } from '../content-path.ts';
import { defineContent } from '../define-content.ts';
import type { Field } from '../field.ts';
import { closureContent } from './closures.ts';
import { diaryContent } from './diary.ts';

const STEP = 15;

const way = (label: string): Field & { kind: 'tick' } => ({ kind: 'tick', group: 'How it is held', label });

export const SERVICES: Readonly<Record<string, string>> = recordOf(
  services.map(({ id }) => id),
  (id) => services.find((service) => service.id === id)?.topic.title ?? id,
);

export const consultationContent = defineContent({
  name: CONSULTATIONS,
  noun: 'kind of consultation',
  plural: 'kinds of consultation',
  about:
    'What visitors book: the first is the usual one. A talk that is booked already keeps its name, its length and what to bring. If all are removed, those that came with the site are shown.',
  fields: {
    name: { kind: 'line', label: 'Name', length: [3, 60] },
    forWhom: {
      kind: 'line',
      label: 'For whom',
      hint: 'For instance: You have a question about tax, and want to know whether we can help.',
      length: [10, 160],
    },
    minutes: { kind: 'whole', from: 15, to: 180, label: 'Minutes', hint: 'In quarters of an hour' },
    price: { kind: 'rand', label: 'Price', hint: 'As the client pays it; empty: free', optional: true },
    phone: way(wayLabels.phone),
    video: way(wayLabels.video),
    office: way(wayLabels.office),
    bring: { kind: 'lines', label: 'What to bring', length: [3, 120], most: 8 },
    service: {
      kind: 'choice',
      label: 'Offered first on the page of',
      options: SERVICES,
      optional: true,
    },
    second: { kind: 'choice', label: 'And of', options: SERVICES, optional: true },
    third: { kind: 'choice', label: 'And of', hint: 'A third page', options: SERVICES, optional: true },
  },
  file: consultations,
  grows: true,
  idOf: ({ id }) => id,
  titleOf: ({ name }) => name,
  valuesOf: ({ name, forWhom, minutes, price, ways, bring, services: [service, second, third] }) => ({
    name,
    forWhom,
    minutes,
    price,
    phone: ways.includes('phone'),
    video: ways.includes('video'),
    office: ways.includes('office'),
    bring,
    service: service ?? null,
    second: second ?? null,
    third: third ?? null,
  }),
  itemOf: ({ phone, video, office, service, second, third, ...values }, id, file): Consultation => ({
    ...values,
    id,
    ways: waysOf({ phone, video, office }, file?.ways),
    services: [service, second, third].filter((one) => one !== null),
  }),
  check: ({ minutes, phone, video, office, service, second, third }) => {
    const pages = [service, second, third].filter((one) => one !== null);
    return {
      minutes: minutes % STEP === 0 ? undefined : 'Enter a quarter of an hour, or several: 15, 30, 45, 60.',
      phone: phone || video || office ? undefined : 'Choose at least one way.',
      second: new Set(pages).size === pages.length ? undefined : 'Name each page once.',
    };
  },
  saidFirst: () => ({
    title: 'Notice and gap are the same for every kind',
    text: 'So is how far ahead one can book.',
    link: { path: itemPath(diaryContent, 'rules'), label: 'Change them in the rules of booking' },
  }),
  beside: [
    { path: itemPath(diaryContent, 'rules'), label: 'Rules of booking: notice, gap, how far ahead, video' },
    { path: kindPath(closureContent), label: 'Closures of the firm' },
  ],
  shownOn: ({ id }) => [
    { path: '/book', label: 'Booking' },
    { path: `/book?kind=${id}`, label: 'Its times' },
  ],
});

/** In the file's order: the first is preselected. */
function waysOf(on: Record<Way, boolean>, order: readonly Way[] = keysOf(on)): Consultation['ways'] {
  const ways = [...new Set([...order, ...keysOf(on)])].filter((one) => isKeyOf(on, one) && on[one]);
  const [first = 'phone', ...others] = ways;
  return [first, ...others];
}
