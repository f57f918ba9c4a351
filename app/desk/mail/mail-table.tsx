import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { reasonText, type Group, type Lines, type MailLine } from './mail-queue.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

type Words = { title: string; none: string; at: string; hasReason?: boolean; acts: readonly Act[] };
type Act = 'retry' | 'cancel';

const WORDS: Record<Group, Words> = {
  failed: {
    title: 'Failed',
    none: 'No mail was given up.',
    at: 'Given up',
    hasReason: true,
    acts: ['retry', 'cancel'],
  },
  retrying: {
    title: 'Tried again',
    none: 'No mail waits for another attempt.',
    at: 'Next attempt',
    hasReason: true,
    acts: ['retry', 'cancel'],
  },
  waiting: {
    title: 'Waiting',
    none: 'No mail waits. News that can still be taken back come here once they have waited.',
    at: 'Due',
    acts: ['cancel'],
  },
  sent: { title: 'Sent within the week', none: 'No mail was sent.', at: 'Sent', acts: [] },
  cancelled: { title: 'Cancelled within the week', none: '', at: 'Cancelled', hasReason: true, acts: [] },
};

type Props = {
  group: Group;
  found: Lines;
  labels: Record<string, string>;
};

export function MailTable({ group, found: { lines, total }, labels }: Props) {
  const { title, none } = WORDS[group];
  if (total === 0 && !none) return null;
  return (
    <section aria-labelledby={group} className="mt-10 first:mt-0">
      <h2 id={group} className="mb-2 text-lg">
        {title}{' '}
        <span className="num font-sans text-base font-normal text-ink-soft" translate="no">
          {total}
        </span>
      </h2>
      {total === 0 ? (
        <p className="border-y border-rule py-3 text-ink-soft">{none}</p>
      ) : (
        <DataTable
          caption={title}
          columns={columnsOf(WORDS[group], labels)}
          rows={lines}
          keyOf={({ id }) => id}
        />
      )}
      {group === 'failed' && total > 1 && (
        <ButtonForm intent="retry-all" className="mt-4">
          Retry all {total} that failed
        </ButtonForm>
      )}
      {total > lines.length && <p className="hint mt-2">The newest {lines.length} are shown.</p>}
    </section>
  );
}

function columnsOf({ at, hasReason, acts }: Words, labels: Props['labels']): Column<MailLine>[] {
  return [
    { head: 'Mail', cell: (line) => <Letter line={line} label={labels[line.kind ?? '']} /> },
    ...(hasReason ? [{ head: 'Reason', cell: Reason }] : []),
    { head: at, cell: (line) => <When at={line.at} />, isLabelled: true },
    ...(acts.length > 0
      ? [{ head: 'Do', cell: (line: MailLine) => <Commands line={line} acts={acts} /> }]
      : []),
  ];
}

function Letter({ line, label }: { line: MailLine; label: string | undefined }) {
  const { id, subject, to, who, enquiry, accountId, queuedAt } = line;
  const path = enquiry ? `/admin/messages/${enquiry.id}` : accountId && `/admin/users/${accountId}`;
  const person = who ?? to;
  const [before = '', after = ''] = (label ?? 'To {who}').split('{who}');
  return (
    <>
      <span className="font-semibold">
        {before}
        {path ? <Link to={path}>{person}</Link> : person}
        {after}
        {enquiry && `, enquiry ${enquiry.reference}`}
      </span>
      <span className="hint block">
        {subject}
        {who && `, to ${to}`}, queued <When at={queuedAt} />.{' '}
        <Link to={`/admin/audit?entity=mail&id=${id}`}>
          What was done<span className="sr-only"> with {subject}</span>
        </Link>
      </span>
    </>
  );
}

function Reason({ reason, attempts }: MailLine) {
  return (
    <>
      {reasonText(reason)}
      {attempts > 0 && (
        <span className="hint block">{attempts === 1 ? 'one attempt' : `${attempts} attempts`}</span>
      )}
    </>
  );
}

function Commands({ line: { id, subject, to }, acts }: { line: MailLine; acts: readonly Act[] }) {
  return (
    <Form method="post" className="flex gap-2">
      <input type="hidden" name="id" value={id} />
      {acts.map((act) => (
        <Button key={act} type="submit" name="intent" value={act} look="quiet" small>
          {act === 'retry' ? 'Retry' : 'Cancel'}
          <span className="sr-only">{` ${subject} to ${to}`}</span>
        </Button>
      ))}
    </Form>
  );
}
