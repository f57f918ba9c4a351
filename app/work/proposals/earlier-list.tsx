import { dayText } from '#app/platform/core/time.ts';
import type { EarlierProposal } from './earlier.server.ts';
import { PROPOSAL_STATE } from './states.ts';

export function EarlierList({ proposals }: { proposals: readonly EarlierProposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="mt-12">
      <h2 id="earlier">Sent before</h2>
      <ul className="proposal-list">
        {proposals.map(({ id, state, sentOn, acceptedName, declinedReason, receiptKey, letters }) => (
          <li key={id}>
            <p>
              <b>{PROPOSAL_STATE[state].desk.label}</b>
              {acceptedName && ` by ${acceptedName}`}, sent on {dayText(sentOn)}
              {receiptKey && (
                <>
                  {' · '}
                  <a href={`/receipt/${receiptKey}`}>Receipt</a>
                </>
              )}
            </p>
            {declinedReason && <p className="text-ink-soft">{declinedReason}</p>}
            <ul>
              {letters.map((letter) => (
                <li key={letter.id}>
                  <a
                    href={`/admin/letters/${letter.id}.txt`}
                    download
                    className="inline-flex min-h-11 items-center"
                  >
                    {letter.title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
