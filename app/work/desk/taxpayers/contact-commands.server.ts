import * as z from 'zod/mini';
import { email } from '#app/accounts/core/forms.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { done, missing, refused, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { findPhone } from '#app/platform/forms/phone.server.ts';
import { errorsOf, parseForm } from '#app/platform/http/form.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import {
  addContact,
  contactsOf,
  removeContact,
  saveContact,
  type ContactValues,
} from '#app/work/core/taxpayers/contacts.server.ts';
import { LONGEST_CONTACT_ROLE } from '#app/platform/db/work-values.ts';
import { CONTACT_FORM } from './shared-forms.ts';
import type { TaxpayerIntent, TaxpayerTask } from './taxpayer-forms.ts';

const PLACE = '#contacts';
const GONE = { title: 'This contact person was removed meanwhile' };

const schema = z.object({
  name: z
    .string({ error: 'Enter the name.' })
    .check(
      z.overwrite(oneLine),
      z.minLength(2, 'Enter the name, with at least two characters.'),
      z.maxLength(200, 'At most 200 characters.'),
    ),
  role: z.optional(
    z
      .string()
      .check(
        z.overwrite(oneLine),
        z.maxLength(LONGEST_CONTACT_ROLE, `At most ${LONGEST_CONTACT_ROLE} characters.`),
      ),
  ),
  email: z.optional(email),
  phone: z.optional(
    z
      .string()
      .check(
        z.refine(
          (phone) => findPhone(phone, '+27') !== null,
          'That is no phone number. One abroad begins with + and the code of its country.',
        ),
      ),
  ),
});

export const CONTACTS = {
  async 'contact-add'({ form, me, taxpayer }: TaxpayerTask) {
    const { values, errors } = readContact(form);
    if (!values) return refused(errors);
    const item = newIdIn(form);
    if ((await addContact(me, taxpayer.id, item, values)) === 'gone') return missing();
    return done<TaxpayerIntent>({
      title: `${values.name} added`,
      place: PLACE,
      undo: { intent: 'contact-remove', item },
    });
  },
  async 'contact-save'({ form, me, taxpayer }: TaxpayerTask) {
    const item = textIn(form, 'item');
    return saveShared(form, CONTACT_FORM, {
      find: async () => (await contactsOf(taxpayer.id)).find(({ id }) => id === item),
      ifRemoved: unchanged<TaxpayerIntent>(GONE),
      place: PLACE,
      undo: { intent: 'contact-save', item },
      async save({ form: sent, version }) {
        const { values, errors } = readContact(sent);
        if (!values) return refused(errors);
        const before = await saveContact(me, taxpayer.id, { id: item, version }, values);
        if (typeof before === 'string') return before;
        return { kind: 'saved', before, after: values };
      },
    });
  },
  async 'contact-remove'({ form, me, taxpayer }: TaxpayerTask) {
    const removed = await removeContact(me, taxpayer.id, textIn(form, 'item'));
    if (removed === 'gone') return unchanged(GONE);
    return done<TaxpayerIntent>({
      title: `${removed.name} removed`,
      place: PLACE,
      undo: { intent: 'contact-add', ...CONTACT_FORM.stored(removed), key: crypto.randomUUID() },
    });
  },
};

function readContact(form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return { values: null, errors: errorsOf(submission) };
  const { name, role, email: address, phone } = submission.value;
  const values: ContactValues = {
    name,
    role: role ?? null,
    email: address?.toLowerCase() ?? null,
    phone: phone ? findPhone(phone, '+27') : null,
  };
  if (values.email ?? values.phone) return { values, errors: null };
  return { values: null, errors: { phone: 'Give a phone number or an e-mail address.' } };
}
