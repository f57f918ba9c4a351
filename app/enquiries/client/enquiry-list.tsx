import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { ENQUIRY_STATE } from '#app/enquiries/core/states.ts';
import type { OwnEnquiryLine } from './enquiry.ts';

export function EnquiryList({ enquiries }: { enquiries: readonly OwnEnquiryLine[] }) {
  if (enquiries.length === 0) {
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
