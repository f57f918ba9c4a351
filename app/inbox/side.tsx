import { Link } from '@remix-run/react';
import { Facts } from '#app/ui/facts.tsx';
import { When } from '#app/ui/when.tsx';
import { WRITES_AS } from '#app/contact/writes-as.ts';
import { dayText, southAfricanDay } from '#app/time.ts';
import type { Message } from './message.ts';

/** Who wrote, and until when it is kept. */
export function SenderFacts({ message }: { message: Message }) {
  const { reference, userType, entityName, name, position, email, phone, receivedAt, deletedOn } = message;
  return (
    <Facts
      facts={{
        Reference: reference,
        'Writes as': WRITES_AS[userType],
        [WRITES_AS[userType]]: entityName,
        Name: name,
        Position: position,
        'E-mail': <a href={`mailto:${email}`}>{email}</a>,
        Phone: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
        Received: <When at={receivedAt} />,
        'Deleted on': <time dateTime={deletedOn.toISOString()}>{dayText(southAfricanDay(deletedOn))}</time>,
      }}
    />
  );
}

type NextProps = { message: Message; next: { id: string; subject: string } | null };

/** Where to go from here. */
export function Ways({ message, next }: NextProps) {
  return (
    <ul className="grid gap-1">
      {next && (
        <li>
          Next new: <Link to={`/admin/messages/${next.id}`}>{next.subject}</Link>
        </li>
      )}
      <li>
        <Link to={`/admin/audit?entity=message&id=${message.id}`}>All that was done with it</Link>
      </li>
    </ul>
  );
}
