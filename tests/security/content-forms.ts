import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import { ROW } from './fixture.ts';
import { byAdmin, type Form } from './form.ts';

const CONTENT = '/admin/content/announcements/45454545-4545-4454-8454-454545454545';
const KIND = '/admin/kinds/45454545-4545-4454-8454-454545454545';
const KIND_OF_WORK = {
  version: '0',
  name: 'Review of a lease',
  group: 'other-work',
  taxpayers: 'company',
  service: 'accounting',
  scope: 'We read the lease and say what it costs.',
  done: 'A page with our findings',
  period: 'once',
  due: 'none',
};
const ANNOUNCEMENT = { version: '0', text: 'Closed over Christmas.', pages: 'all' };
const LATER = { text: 'Later.', publishAt: `${southAfricanDay(new Date(Date.now() + 9 * DAY))}T08:00` };

export const CONTENT_FORMS: Record<string, Form> = {
  'routes/admin.content._index': byAdmin(
    '/admin/content',
    { intent: 'take-off:sure', kind: 'testimonials', tick: '1 0' },
    { intent: 'put-back', kind: 'testimonials', back: '1 1 file' },
    { intent: 'give-articles', from: 'Anusha Pillay', author: 'team' },
  ),
  'routes/admin.content.prices': byAdmin(
    '/admin/content/prices',
    {
      intent: 'publish',
      'version:starter': '0',
      'price:starter': '3 995',
      'before:price:starter': '3 495',
      'upTo:starter': '',
      'before:upTo:starter': '',
      'instalments:starter': '',
      'before:instalments:starter': '',
    },
    { intent: 'put-back', back: 'starter 1 file' },
    { intent: 'plan', publishAt: '2099-03-01T00:00' },
    { intent: 'withdraw', back: 'starter 1' },
  ),
  'routes/admin.content.set-up': byAdmin(
    '/admin/content/set-up',
    { intent: 'settle', kind: 'plans' },
    { intent: 'unsettle', kind: 'plans' },
  ),
  'routes/admin.content.$kind.$item._index': {
    ...byAdmin(
      CONTENT,
      { ...ANNOUNCEMENT, intent: 'check' },
      { intent: 'forget' },
      { ...ANNOUNCEMENT, intent: 'save', version: '0' },
      { ...ANNOUNCEMENT, intent: 'preview', version: '1' },
      { ...ANNOUNCEMENT, intent: 'publish', version: '2' },
      { ...ANNOUNCEMENT, ...LATER, intent: 'plan', version: '3' },
      { intent: 'restore', to: 'none', version: '4' },
      { intent: 'erase', version: '5' },
    ),
    refused: [
      { intent: 'withdraw', id: ROW, version: '0' },
      { intent: 'plan-again', id: ROW, version: '0' },
      { intent: 'discard', version: '0' },
      { intent: 'checked', version: '0' },
      { intent: 'bring-back', id: ROW, version: '0' },
      { intent: 'remove', version: '0' },
    ],
  },
  'routes/admin.content.$kind.$item.check': byAdmin(`${CONTENT}/check`, {
    ...ANNOUNCEMENT,
    text: 'More words.',
  }),
  'routes/admin.kinds.$item._index': {
    ...byAdmin(
      KIND,
      { ...KIND_OF_WORK, intent: 'check' },
      { intent: 'forget' },
      { ...KIND_OF_WORK, intent: 'save', version: '0' },
      { ...KIND_OF_WORK, intent: 'preview', version: '1' },
      { ...KIND_OF_WORK, intent: 'publish', version: '2' },
      { ...KIND_OF_WORK, price: '999', publishAt: LATER.publishAt, intent: 'plan', version: '3' },
      { intent: 'restore', to: 'none', version: '4' },
      { intent: 'erase', version: '5' },
    ),
    refused: [
      { ...KIND_OF_WORK, due: 'month', intent: 'publish', version: '0' },
      { intent: 'withdraw', id: ROW, version: '0' },
      { intent: 'plan-again', id: ROW, version: '0' },
      { intent: 'discard', version: '0' },
      { intent: 'checked', version: '0' },
      { intent: 'bring-back', id: ROW, version: '0' },
      { intent: 'remove', version: '0' },
    ],
  },
  'routes/admin.kinds.$item.check': byAdmin(`${KIND}/check`, { ...KIND_OF_WORK, name: 'A review of prices' }),
  'routes/admin.content.pictures': {
    ...byAdmin('/admin/content/pictures'),
    refused: [
      { alt: 'A till', picture: '' },
      { alt: '', decoration: 'on', picture: '' },
    ],
  },
  'routes/admin.content.pictures[.]json': {
    ...byAdmin('/admin/content/pictures.json'),
    refused: [{ picture: '' }],
  },
};
