import { Form } from '@remix-run/react';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { answerTo, type FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { EmailLink } from '#app/platform/ui/email-link.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { When } from '#app/platform/ui/when.tsx';
import type { Opening } from '#app/work/core/taxpayers/opened-files.server.ts';
import { PhoneLink } from '#app/platform/ui/phone-link.tsx';
import type { NoteIntent } from '../notes/note.ts';
import type { Card } from './card.server.ts';

type Reached = Card['people'][number];

export function CardFacts({ card: { keeper, people, email, taxNumber, open, late } }: { card: Card }) {
  return (
    <Facts
      facts={{
        'Looked after by': keeper ? <Reach who={keeper} /> : 'nobody',
        'Acts for the client': people.length > 0 && people.map((who) => <Reach key={who.email} who={who} />),
        'E-mail': email && <EmailLink email={email} />,
        'Income tax number': taxNumber,
        'Open work': `${open}${late > 0 ? `, ${late} of it late` : ''}`,
      }}
    />
  );
}

function Reach({ who: { name, email, phone } }: { who: Reached }) {
  return (
    <>
      <span translate="no">{name}</span>
      <span className="block" translate="no">
        <EmailLink email={email} />
      </span>
      {phone && (
        <span className="block num" translate="no">
          <PhoneLink phone={phone} />
        </span>
      )}
    </>
  );
}

type OpenProps = {
  keeper: Reached | null;
  owner: string;
  reason: string;
  answer: FormAnswer<'open' | NoteIntent> | undefined;
};

export function OpenAnyway({ keeper, owner, reason, answer }: OpenProps) {
  const refused = answerTo(answer, 'open');
  return (
    <Form method="post" noValidate className="grid max-w-xl gap-4">
      <h2>Open the file</h2>
      <p>
        The file is open to you for a day, with its papers and messages. Your reason is written down in the
        audit, and {keeper?.name ?? 'the office'} gets a mail.
      </p>
      <input type="hidden" name="intent" value="open" />
      <DraftOwner owner={owner} />
      <TextField
        id="reason"
        name="reason"
        label="Why do you open it?"
        hint="For instance: she rang about her refund while Ann is away."
        maxLength={300}
        autoComplete="off"
        defaultValue={refused?.typed.reason ?? reason}
        error={refused?.errors.reason}
      />
      <div>
        <Button type="submit" look="quiet">
          Open it anyway
        </Button>
      </div>
    </Form>
  );
}

export function Openings({ openings }: { openings: readonly Opening[] }) {
  if (openings.length === 0) return null;
  return (
    <section aria-labelledby="openings">
      <h2 id="openings">Opened by other colleagues</h2>
      <ul className="grid gap-1">
        {openings.map(({ id, at, by, reason }) => (
          <li key={id}>
            <When at={new Date(at)} />, {by}: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
