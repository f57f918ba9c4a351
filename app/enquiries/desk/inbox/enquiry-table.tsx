import { Link } from '@remix-run/react';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import { When } from '#app/platform/ui/when.tsx';
import type { EnquiryState } from '#app/platform/db/enquiry-values.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { enquiryPath, type Filter } from './filter.ts';
import { ENQUIRY_STATE } from '#app/enquiries/core/states.ts';
import type { EnquiryLine } from './enquiry-line.ts';

export function StateMark({ state }: { state: EnquiryState }) {
  const { tone, label } = ENQUIRY_STATE[state].desk;
  return <Mark tone={tone}>{label}</Mark>;
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <span className="message-tags">
      <span className="sr-only">Tags: </span>
      {tags.map((tag) => (
        <span key={tag} className="message-tag">
          {tag}
        </span>
      ))}
    </span>
  );
}

type Props = { rows: readonly EnquiryLine[]; filter: Filter; form: string };

export function EnquiryTable({ rows, filter, form }: Props) {
  return (
    <DataTable
      caption="Messages"
      className="enquiry-table"
      columns={columnsFor(filter, form)}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}

function columnsFor(filter: Filter, form: string): Column<EnquiryLine>[] {
  return [
    { head: 'Message', cell: (row) => <Summary row={row} filter={filter} form={form} /> },
    { head: 'State', cell: ({ state }) => <StateMark state={state} /> },
    {
      head: 'Assigned to',
      cell: ({ assignee }) => assignee ?? <span className="text-ink-soft">nobody</span>,
    },
    { head: 'Waiting or received', cell: (row) => <Age row={row} />, className: 'when' },
  ];
}

function Summary({ row, filter, form }: { row: EnquiryLine; filter: Filter; form: string }) {
  const by = [row.name, row.entityName, row.email].filter(Boolean).join(' · ');
  return (
    <div className="message-line">
      <label className="tick">
        <input type="checkbox" name="ticked" value={tickOf(row)} form={form} />
        <span className="sr-only">
          Tick “{row.subject}” from {row.name}
        </span>
      </label>
      <div>
        <Link
          to={enquiryPath(row.id, filter)}
          className={ENQUIRY_STATE[row.state].isUnread ? 'font-semibold' : ''}
          data-line
        >
          {row.subject || 'Without a subject'}
        </Link>
        {row.hasDraft && (
          <>
            {' '}
            <span className="message-draft">Draft</span>
          </>
        )}
        <Tags tags={row.tags} />
        <span className="message-about">
          <span className="hint block">
            {by}
            {row.hasCalculation && ' · with a calculation'}
          </span>
          <span className="hint message-excerpt">{row.excerpt}</span>
        </span>
      </div>
    </div>
  );
}

function Age({ row: { age, isWaiting, receivedAt, snoozedUntil } }: { row: EnquiryLine }) {
  return (
    <>
      <span className={isWaiting ? 'block' : 'block text-ink-soft'}>
        {isWaiting ? `waiting ${age}` : `${age} ago`}
      </span>
      <span className="hint">
        {snoozedUntil ? (
          <>
            until <When at={snoozedUntil} />
          </>
        ) : (
          <When at={receivedAt} />
        )}
      </span>
    </>
  );
}
