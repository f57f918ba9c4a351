import { expect, test } from 'vitest';
import { contact } from '#content/pages/contact.ts';
import { plans } from '#content/plans.ts';
import { servicePages } from '#app/site/service-pages/service-pages.server.ts';
import { services } from '#app/firm/core/services.ts';
import { fieldOf } from './enquiry-fields.ts';
import { contactPath } from './contact-path.ts';
import { findTopic, topicIn } from './topics.ts';

const OTHERS = [...services.map(({ topic }) => topic.id), ...Object.keys(contact.services)];

test('every plan and service has its own topic, whose subject and text the form takes', () => {
  const ids = [...plans.map(({ id }) => id), ...OTHERS];
  expect(new Set(ids).size).toBe(ids.length);
  const { rule } = fieldOf('subject');
  if ('oneOf' in rule) throw new Error('The subject is a text.');
  for (const id of ids) {
    const topic = findTopic(id);
    expect(topic?.subject.length, id).toBeGreaterThanOrEqual(rule.least?.[0] ?? 0);
    expect(topic?.subject.length, id).toBeLessThanOrEqual(rule.most[0]);
    expect(topic?.text.length, id).toBeLessThanOrEqual(200);
    expect(topic?.text, id).toContain(topic?.title);
  }
});

test('an address passes its topic to the form, and an invalid one none', () => {
  for (const { id } of plans) expect(topicAt(contactPath({ plan: id }))?.id).toBe(id);
  for (const id of OTHERS) expect(topicAt(contactPath({ service: id }))?.id).toBe(id);
  for (const path of ['/contact', '/contact?plan=gold', '/contact?service=', '/contact?plan=__proto__'])
    expect(topicAt(path)).toBeNull();
});

test('a topic knows who usually asks about it', () => {
  for (const { id, group } of plans) {
    expect(findTopic(id)?.userType, id).toBe(group === 'individual' ? undefined : 'company');
  }
  for (const { topic } of services) expect(findTopic(topic.id)?.userType, topic.id).toBe(topic.userType);
});

test('the buttons of the service pages name existing services', () => {
  const carried = servicePages()
    .map(({ button }) => button.to)
    .filter((to) => to.startsWith('/contact?'));
  for (const to of carried) expect(topicAt(to), to).not.toBeNull();
});

function topicAt(path: string) {
  return topicIn(new URL(path, 'http://localhost').searchParams);
}
