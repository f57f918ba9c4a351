import { Link } from '@remix-run/react';
import { useMay } from '#app/administration/use-may.ts';
import { Facts } from '#app/ui/facts.tsx';
import { When } from '#app/ui/when.tsx';
import { factsOf, type EnquiryFact } from '#app/contact/record.ts';
import { dayText, southAfricanDay } from '#app/time.ts';
import type { Message } from './message.ts';

export function SenderFacts({ message }: { message: Message }) {
  const { reference, receivedAt, deletedOn } = message;
  const facts = factsOf(message, 'inSidePanel').map((fact) => [
    fact.label,
    <Value key={fact.label} {...fact} />,
  ]);
  return (
    <Facts
      facts={{
        Reference: reference,
        ...Object.fromEntries(facts),
        Received: <When at={receivedAt} />,
        'Deleted on': <time dateTime={deletedOn.toISOString()}>{dayText(southAfricanDay(deletedOn))}</time>,
      }}
    />
  );
}

function Value({ value, link }: EnquiryFact) {
  if (!link) return value;
  return <a href={`${link}:${link === 'tel' ? value.replaceAll(' ', '') : value}`}>{value}</a>;
}

type NextProps = { message: Message; next: { id: string; subject: string } | null };

export function MessageLinks({ message, next }: NextProps) {
  const seesAudit = useMay('audit');
  const seesMails = useMay('mail');
  return (
    <ul className="grid gap-1">
      {next && (
        <li>
          Next new: <Link to={`/admin/messages/${next.id}`}>{next.subject}</Link>
        </li>
      )}
      {seesAudit && (
        <li>
          <Link to={`/admin/audit?entity=message&id=${message.id}`}>All that was done with it</Link>
        </li>
      )}
      {seesMails && (
        <li>
          <Link to={`/admin/mail?enquiry=${message.id}`}>Its mails in the queue</Link>
        </li>
      )}
    </ul>
  );
}
