import type { ReactNode } from 'react';
import { browserName } from './browser-name.ts';
import type { ownData } from './own-data.server.ts';

type Data = Awaited<ReturnType<typeof ownData>>;

const WHEN = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** What the site keeps of a member, to read. */
export function Told({ data }: { data: Data }) {
  const { account, profile, sessions, savedCalculations, messages, changesToTheSite } = data;
  return (
    <>
      <Part title="Account">
        <Facts
          facts={[
            ['E-mail address', account.email],
            ['Confirmed', when(account.emailConfirmedAt)],
            ['Opened', when(account.openedAt)],
            ['Second step since', when(account.secondStepSince)],
          ]}
        />
      </Part>
      <Part title="Profile">
        <Facts
          facts={[
            ['Full name', profile.fullName],
            ['Account type', profile.accountType],
            ['Contact number', profile.contactNumber],
            ['Identification number', profile.identificationNumber],
          ]}
        />
      </Part>
      <List
        title="Sessions"
        items={sessions.map((session) => ({
          head: when(session.lastUsedAt),
          text: [browserName(session.browser), session.network].filter(Boolean).join(', '),
        }))}
      />
      <List
        title="Saved calculations"
        items={savedCalculations.map(({ title, inputs, createdAt }) => ({
          head: title,
          text: `${when(createdAt)}: ${enteredIn(inputs)}`,
        }))}
      />
      <List
        title="Messages you sent"
        items={messages.map(({ sentAt, subject, message, answers }) => ({
          head: `${when(sentAt)}: ${subject}`,
          text: [
            message,
            ...answers.map((one) => `Our answer, ${when(one.answeredAt)}:\n${one.answer}`),
          ].join('\n\n'),
        }))}
      />
      <List
        title="What you changed on this site"
        items={changesToTheSite.map(({ at, action, entity }) => ({
          head: when(at),
          text: `${action} (${entity})`,
        }))}
      />
    </>
  );
}

function List({ title, items }: { title: string; items: { head: string; text: string }[] }) {
  return (
    <Part title={title}>
      {items.length === 0 ? (
        <p className="text-ink-soft">None.</p>
      ) : (
        <ul className="grid gap-3">
          {items.map(({ head, text }) => (
            <li key={`${head} ${text}`}>
              <p className="font-semibold">{head}</p>
              <p className="text-ink-soft [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Facts({ facts }: { facts: (readonly [label: string, value: string | null])[] }) {
  return (
    <dl className="grid gap-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-6">
          <dt className="w-48 text-ink-soft">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value ?? 'not entered'}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-rule pt-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

function when(date: Date | null): string {
  return date ? WHEN.format(date) : 'never';
}

function enteredIn(inputs: Record<string, unknown>): string {
  const values = (inputs.values ?? {}) as Record<string, string>;
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
