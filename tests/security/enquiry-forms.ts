import { ADMIN, MESSAGE, OWN } from './fixture.ts';
import { byStaff, type Form } from './form.ts';

const TICKED = `${MESSAGE}.1`;

export const ENQUIRY_FORMS: Record<string, Form> = {
  'routes/admin.messages.$id': byStaff(
    `/admin/messages/${MESSAGE}`,
    { intent: 'handle', state: 'in_progress', assignee: ADMIN, version: '1' },
    { intent: 'note', body: 'Ask for the certificate first.', version: '1' },
    { intent: 'reply', body: 'By the end of August.', after: 'tomorrow', stay: 'yes', version: '1' },
    { intent: 'take-back', version: '1' },
    { intent: 'take-back', version: '1', entry: MESSAGE },
    { intent: 'draft', body: 'By the end', version: '1' },
    { intent: 'insert:documents', body: '', version: '1' },
    { intent: 'detach:x', body: 'By the end', version: '1' },
    { intent: 'answered', day: '', tags: '', version: '1' },
    { intent: 'typed', day: '', tags: 'VAT, urgent', stay: 'yes', version: '1' },
    { intent: 'attach', body: 'By the end', version: '1' },
    ...['take', `assign:${ADMIN}`, 'reopen', 'spam', 'not-spam', 'snooze:week', 'wake', 'tag'].map(
      (intent) => ({
        intent,
        day: '',
        tags: 'VAT',
        version: '1',
      }),
    ),
    { intent: `tie:${OWN.taxpayer}`, version: '1' },
    { intent: 'untie', version: '1' },
    { intent: 'undo', version: '1' },
    { intent: 'delete', version: '1' },
  ),
  'routes/admin.messages.$id_.file._index': byStaff(`/admin/messages/${MESSAGE}/file?index`, {
    intent: 'file',
    [`place:${OWN.paper}`]: `item:${OWN.item}`,
  }),
  'routes/admin.messages.$id_.file.$file': byStaff(
    `/admin/messages/${MESSAGE}/file/${OWN.paper}`,
    { intent: `item:${OWN.item}` },
    { intent: `paper:${OWN.engagement}` },
  ),
  'routes/admin.messages.$id.writing': byStaff(`/admin/messages/${MESSAGE}/writing`, { body: 'By the end' }),
  'routes/admin.messages._index': byStaff(
    '/admin/messages?index&state=all',
    { intent: 'take', ticked: TICKED },
    { intent: `assign:${ADMIN}`, ticked: TICKED },
    { intent: 'answered', ticked: TICKED },
    { intent: 'snooze:week', day: '', tags: '', ticked: TICKED },
    { intent: 'typed', day: '', tags: 'VAT, urgent', ticked: TICKED },
  ),
  'routes/admin.messages.templates': byStaff(
    '/admin/messages/templates',
    { intent: 'add', label: 'Thanks', text: 'Dear {{name}}' },
    { intent: 'save', id: 'answer', version: '0', label: 'Blank', text: 'Dear {{name}}\n{{colleague}}' },
    { intent: 'up', id: 'answer' },
    { intent: 'down', id: 'answer' },
    { intent: 'delete', id: 'answer' },
    { intent: 'restore' },
  ),
};
