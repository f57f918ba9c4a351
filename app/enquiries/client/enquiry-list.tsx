import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { ENQUIRY_STATE } from '#app/enquiries/core/states.ts';
import type { OwnEnquiryLine, WorkThreadLine } from './enquiry.ts';

type Props = { enquiries: readonly OwnEnquiryLine[]; threads: readonly WorkThreadLine[] };

export function EnquiryList({ enquiries, threads }: Props) {
  if (enquiries.length + threads.length === 0) {
    return (
      <div className="border-t border-rule-strong pt-6">
        <p className="mb-6">You have not written to us yet, or not from this address.</p>
        <ButtonLink to="/contact">Write to us</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <ul className="mb-8 border-t border-rule-strong">
        {threads.map((thread) => (
          <li key={thread.path} className="border-b border-rule py-4">
            <Thread thread={thread} />
          </li>
        ))}
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="border-b border-rule py-4">
            <Line enquiry={enquiry} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/contact" look="quiet">
        Ask something else
      </ButtonLink>
    </>
  );
}

function Thread({ thread: { path, title, taxpayer, unread, lastAt } }: { thread: WorkThreadLine }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 className="text-lg [overflow-wrap:anywhere]">
        <Link to={path}>
          About {title}, <span translate="no">{taxpayer}</span>
        </Link>
      </h2>
      {unread > 0 && <p className="font-semibold">{unread === 1 ? '1 is new' : `${unread} are new`}</p>}
      <p className="hint w-full">Last message on {dayText(southAfricanDay(lastAt))}</p>
    </div>
  );
}

function Line({
  enquiry: { id, reference, subject, state, sentAt, lastAnswerAt },
}: {
  enquiry: OwnEnquiryLine;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 className="text-lg [overflow-wrap:anywhere]">
        <Link to={`/account/enquiries/${id}`}>{subject || 'No subject'}</Link>
      </h2>
      <p className="font-semibold">{ENQUIRY_STATE[state].client.label}</p>
      <p className="hint w-full">
        {lastAnswerAt && `Our last answer came on ${dayText(southAfricanDay(lastAnswerAt))}. `}
        {reference}, sent on {dayText(southAfricanDay(sentAt))}
      </p>
    </div>
  );
}
