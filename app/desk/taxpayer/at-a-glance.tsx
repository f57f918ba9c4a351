import { keysOf } from '#app/platform/core/keys.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { EmailLink } from '#app/platform/ui/email-link.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { PhoneLink } from '#app/platform/ui/phone-link.tsx';
import type { ContactPerson } from '#app/work/core/taxpayers/contacts.server.ts';
import type { ClientTask } from '#app/work/core/tasks/tasks.server.ts';
import { ADDRESSES, addressText } from '#app/work/core/taxpayers/addresses.ts';
import { LANGUAGE_LABELS } from '#app/work/core/taxpayers/languages.ts';
import type { Taxpayer, TaxpayerMember } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { agreedText, dueOnText, openText, type Agreed } from '#app/work/desk/taxpayers/agreed.ts';
import type { LastContact } from './timeline.server.ts';
import type { Source } from './timeline.ts';

type Props = {
  taxpayer: Pick<Taxpayer, 'name' | 'email' | 'assignee' | 'language' | keyof typeof ADDRESSES>;
  contacts: readonly ContactPerson[];
  members: readonly (TaxpayerMember & { phone: string | null })[];
  tasks: readonly ClientTask[];
  agreed: Agreed;
  lastContact: LastContact;
};

const CONTACTS: Partial<Record<Source, string>> = {
  enquiry: 'a message',
  message: 'a message about work',
  talk: 'a consultation',
  paper: 'a paper',
};

export function AtAGlance({ taxpayer, contacts, members, tasks, agreed, lastContact }: Props) {
  return (
    <section aria-labelledby="glance">
      <h2 id="glance" className="sr-only">
        At a glance
      </h2>
      <Facts
        facts={{
          Reach: <Reach people={peopleOf(taxpayer, contacts, members)} />,
          ...addressFacts(taxpayer),
          'Looked after by': taxpayer.assignee ?? 'nobody',
          Language: taxpayer.language === 'en' ? null : LANGUAGE_LABELS[taxpayer.language],
          Open: openText(agreed),
          'First due': dueOnText(agreed),
          ...(tasks.length > 0 && { Tasks: <Tasks tasks={tasks} /> }),
          Agreed: agreedText(agreed),
          'Last contact': lastContact
            ? `${dayText(southAfricanDay(new Date(lastContact.at)))}, ${CONTACTS[lastContact.source] ?? ''}`
            : 'none yet',
        }}
      />
    </section>
  );
}

function addressFacts(taxpayer: Pick<Taxpayer, keyof typeof ADDRESSES>) {
  return Object.fromEntries(
    keysOf(ADDRESSES).map((kind) => {
      const address = taxpayer[kind];
      return [
        ADDRESSES[kind].label,
        address && (
          <span key={kind} translate="no">
            {addressText(address)}
          </span>
        ),
      ];
    }),
  );
}

function Tasks({ tasks }: { tasks: readonly ClientTask[] }) {
  return (
    <ul className="grid gap-1">
      {tasks.map(({ id, title, day, assignee }) => (
        <li key={id}>
          {title}
          <span className="hint">
            , {dayText(day)}, {assignee ?? 'nobody'}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Person = { name: string; what: string | null; phone: string | null; email: string | null };

/** Each address once, with the first who has it: contact persons, members, the client itself. */
function peopleOf(
  { name, email }: Props['taxpayer'],
  contacts: Props['contacts'],
  members: Props['members'],
): Person[] {
  const all: Person[] = [
    ...contacts.map((one) => ({
      name: one.name,
      what: one.role,
      phone: one.phone,
      // The client itself by phone, as it was added.
      email: one.email ?? (one.name === name ? email : null),
    })),
    ...members.map((one) => ({ name: one.name, what: null, phone: one.phone, email: one.email })),
    { name, what: null, phone: null, email },
  ];
  return all.filter(
    ({ phone, email: address }, at) =>
      (phone ?? address) !== null && (phone !== null || all.findIndex((one) => one.email === address) === at),
  );
}

function Reach({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return <>nobody yet: add a contact person below</>;
  return (
    <ul className="grid gap-1">
      {people.map(({ name, what, phone, email }) => (
        <li key={`${name} ${email} ${phone}`} translate="no" className="flex flex-wrap gap-x-4">
          <span>
            {name}
            {what && <span className="hint">, {what}</span>}
          </span>
          {phone && (
            <span className="num">
              <PhoneLink phone={phone} />
            </span>
          )}
          {email && <EmailLink email={email} />}
        </li>
      ))}
    </ul>
  );
}
