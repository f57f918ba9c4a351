import { LONGEST_CONTACT_ROLE } from '#app/platform/db/work-values.ts';
import { formOver } from '#app/platform/forms/meanwhile.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { EmailLink } from '#app/platform/ui/email-link.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { PhoneLink } from '#app/platform/ui/phone-link.tsx';
import type { ContactPerson } from '#app/work/core/taxpayers/contacts.server.ts';
import { ChangeFold } from '#app/work/desk/change-fold.tsx';
import { CONTACT_FORM } from './shared-forms.ts';
import type { TaxpayerAnswer } from './taxpayer-forms.ts';
import { fieldsIn } from '#app/platform/forms/fields-in.ts';
import { NewFold } from '#app/work/desk/new-fold.tsx';

type Props = {
  contacts: readonly ContactPerson[];
  canChange: boolean;
  newId: string;
  answer: TaxpayerAnswer | undefined;
};

/** Whom colleagues call or write to: it opens nothing to them, unlike a member. */
export function Contacts({ contacts, canChange, newId, answer }: Props) {
  const added = answerTo(answer, 'contact-add');
  return (
    <section aria-labelledby="contacts">
      <h2 id="contacts">Contact persons</h2>
      {contacts.length === 0 && (
        <p className="hint">None yet. They are called or written to, and open nothing.</p>
      )}
      {contacts.length > 0 && (
        <ul className="contact-list">
          {contacts.map((contact) => (
            <li key={contact.id}>
              <Contact contact={contact} canChange={canChange} answer={answer} />
            </li>
          ))}
        </ul>
      )}
      {canChange && (
        <NewFold
          key={contacts.length}
          summary="Add a contact person"
          intent="contact-add"
          newId={newId}
          isOpen={added !== undefined}
          drawn={added?.errors}
        >
          <ContactFields id="new-contact" values={added?.typed ?? {}} errors={added?.errors ?? {}} />
        </NewFold>
      )}
    </section>
  );
}

function Contact({
  contact,
  canChange,
  answer,
}: { contact: ContactPerson } & Pick<Props, 'canChange' | 'answer'>) {
  const { id, name, role, email, phone, version } = contact;
  const refused = answerTo(answer, 'contact-save', id);
  const over = formOver(refused, null, { stored: CONTACT_FORM.stored(contact), version });
  return (
    <>
      <p>
        <span className="work-name" translate="no">
          {name}
        </span>
        {role && <span className="hint">, {role}</span>}
      </p>
      <p translate="no">
        {phone && (
          <span className="num mr-4">
            <PhoneLink phone={phone} />
          </span>
        )}
        {email && <EmailLink email={email} />}
      </p>
      {canChange && (
        <ChangeFold
          item={contact}
          over={over}
          name={name}
          refused={refused}
          save="contact-save"
          remove="contact-remove"
        >
          <ContactFields id={id} values={over.values} errors={refused?.errors ?? {}} />
        </ChangeFold>
      )}
    </>
  );
}

type FieldsProps = {
  id: string;
  values: Readonly<Record<string, string>>;
  errors: Partial<Record<string, string>>;
};

function ContactFields({ id, values, errors }: FieldsProps) {
  const field = fieldsIn(id, values, errors);
  return (
    <>
      <TextField {...field('name')} label="Name" maxLength={200} />
      <TextField {...field('role')} label="What they are (optional)" maxLength={LONGEST_CONTACT_ROLE} />
      <TextField {...field('phone')} label="Phone" type="tel" maxLength={40} />
      <TextField {...field('email')} label="E-mail" type="email" maxLength={255} />
    </>
  );
}
