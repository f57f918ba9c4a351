import * as z from 'zod/mini';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { email } from '#app/accounts/core/forms.ts';
import { oneLine } from '#app/platform/core/text.ts';
import {
  done,
  missing,
  refused,
  stale,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { findPhone } from '#app/platform/forms/phone.server.ts';
import { errorsOf, parseForm } from '#app/platform/http/form.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import {
  addContact,
  removeContact,
  saveContact,
  type ContactPerson,
  type ContactValues,
} from '#app/work/core/taxpayers/contacts.server.ts';
import { LONGEST_CONTACT_ROLE } from '#app/platform/db/work-values.ts';
import type { TaxpayerIntent } from './taxpayer-forms.ts';

type Task = Posted & { me: FirmActor; taxpayer: { id: string } };

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
  async 'contact-add'({ form, me, taxpayer }: Task) {
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
  async 'contact-save'({ form, me, taxpayer }: Task) {
    const { values, errors } = readContact(form);
    if (!values) return refused(errors);
    const version = requireVersion(form);
    const before = await saveContact(me, taxpayer.id, { id: textIn(form, 'item'), version }, values);
    if (before === 'gone') return unchanged(GONE);
    if (before === 'changed')
      return stale('Somebody saved it meanwhile. Press again if yours is the right one.');
    const isUndo = form.get('back') === 'yes';
    return done<TaxpayerIntent>({
      title: isUndo ? 'As it was before' : 'Saved',
      place: PLACE,
      undo: isUndo
        ? undefined
        : {
            intent: 'contact-save',
            ...typedOf(before),
            item: before.id,
            version: String(version + 1),
            back: 'yes',
          },
    });
  },
  async 'contact-remove'({ form, me, taxpayer }: Task) {
    const removed = await removeContact(me, taxpayer.id, textIn(form, 'item'));
    if (removed === 'gone') return unchanged(GONE);
    return done<TaxpayerIntent>({
      title: `${removed.name} removed`,
      place: PLACE,
      undo: { intent: 'contact-add', ...typedOf(removed), key: crypto.randomUUID() },
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

function typedOf({ name, role, email: address, phone }: ContactPerson): Record<string, string> {
  return { name, role: role ?? '', email: address ?? '', phone: phone ?? '' };
}
