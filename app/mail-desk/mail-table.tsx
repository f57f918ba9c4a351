import { Form } from '@remix-run/react';
import { When } from '#app/ui/when.tsx';
import { Button } from '#app/ui/button.tsx';
import { reasonText, type Group, type Lines, type MailLine } from './mail-queue.ts';

type Words = { title: string; none: string; at: string; acts: readonly ('retry' | 'cancel')[] };

const WORDS: Record<Group, Words> = {
  failed: {
    title: 'Failed',
    none: 'No mail was given up.',
    at: 'Given up',
    acts: ['retry', 'cancel'],
  },
  retrying: {
    title: 'Tried again',
    none: 'No mail waits for another attempt.',
    at: 'Next attempt',
    acts: ['retry', 'cancel'],
  },
  waiting: { title: 'Waiting', none: 'No mail waits.', at: 'Due', acts: ['cancel'] },
  sent: { title: 'Sent within the week', none: 'No mail was sent.', at: 'Sent', acts: [] },
  cancelled: { title: 'Cancelled within the week', none: '', at: 'Cancelled', acts: [] },
};

export function MailTable({ group, found: { lines, total } }: { group: Group; found: Lines }) {
  const words = WORDS[group];
  if (total === 0 && !words.none) return null;
  return (
    <section aria-labelledby={group} className="mt-10 first:mt-0">
      <h2 id={group} className="mb-2 text-lg">
        {words.title} <span className="num font-sans text-base font-normal text-ink-soft">{total}</span>
      </h2>
      {total === 0 ? (
        <p className="border-y border-rule py-3 text-ink-soft">{words.none}</p>
      ) : (
        <table className="data-table" aria-labelledby={group}>
          <thead>
            <tr>
              <th scope="col">Mail</th>
              {group !== 'sent' && group !== 'waiting' && <th scope="col">Reason</th>}
              <th scope="col">{words.at}</th>
              {words.acts.length > 0 && <th scope="col">Do</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} {...{ line, group, words }} />
            ))}
          </tbody>
        </table>
      )}
      {group === 'failed' && total > 1 && (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="retry-all" look="quiet" small>
            Retry all {total} that failed
          </Button>
        </Form>
      )}
      {total > lines.length && <p className="hint mt-2">The newest {lines.length} are shown.</p>}
    </section>
  );
}

function Line({ line, group, words }: { line: MailLine; group: Group; words: Words }) {
  return (
    <tr>
      <th scope="row">
        {line.subject}
        <span className="hint block">
          to {line.to}, queued <When at={line.queuedAt} />
        </span>
      </th>
      {group !== 'sent' && group !== 'waiting' && (
        <td>
          {reasonText(line.reason)}
          {line.attempts > 0 && (
            <span className="hint block">
              {line.attempts === 1 ? 'one attempt' : `${line.attempts} attempts`}
            </span>
          )}
        </td>
      )}
      <td data-label={words.at}>
        <When at={line.at} />
      </td>
      {words.acts.length > 0 && (
        <td>
          <Form method="post" className="flex gap-2">
            <input type="hidden" name="id" value={line.id} />
            {words.acts.map((act) => (
              <Button key={act} type="submit" name="intent" value={act} look="quiet" small>
                {act === 'retry' ? 'Retry' : 'Cancel'}
                <span className="sr-only">
                  {' '}
                  {line.subject} to {line.to}
                </span>
              </Button>
            ))}
          </Form>
        </td>
      )}
    </tr>
  );
}
