import { registeredName } from '#content/pages/phrases.ts';
import { firm } from '#app/platform/content/firm.ts';
import { longMoment } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { isSameName } from '#app/work/core/engagements/same-name.ts';
import { ForTheRecord } from './for-the-record.tsx';
import type { Receipt } from './find.server.ts';

export type Checked = { hash: string; found: string | null };

type Props = { receipt: Receipt; checked: Checked | { error: string } | undefined };

const PROOFS = {
  session: 'Signed in with this address, which its owner had confirmed',
  code: 'A code that was mailed to this address',
} as const;

export function ReceiptPage({ receipt, checked }: Props) {
  const { acceptedAt, acceptedName, acceptedEmail, acceptedProof, signatory, letters } = receipt;
  const error = checked && 'error' in checked ? checked.error : undefined;
  return (
    <div className="wrap proposal">
      <p className="eyebrow">{firm.legalName}</p>
      <h1 className="text-2xl">Receipt of an acceptance</h1>
      <div className="proposal-letters">
        <Sheet margin lifted>
          <Facts
            facts={{
              'Accepted by': `${acceptedName}, as typed`,
              'Named in the letter': signatory && !isSameName(signatory, acceptedName) && signatory,
              'From the address': acceptedEmail,
              'Proved by': acceptedProof && PROOFS[acceptedProof],
              Time: (
                <>
                  <time dateTime={acceptedAt.toISOString()}>{longMoment(acceptedAt)}</time>, South African
                  time
                </>
              ),
              With: registeredName(),
              How: 'By typing the name and ticking a box: section 13(3) of the Electronic Communications and Transactions Act 25 of 2002. It is not an advanced electronic signature.',
            }}
          />
          <h2 className="mt-8 text-lg">{letters.length === 1 ? 'The letter' : 'The letters'}</h2>
          <ul className="proposal-list">
            {letters.map(({ about, title, template, version, sha256 }) => (
              <li key={sha256}>
                <b>{about}</b>
                <span className="hint">{title}</span>
                <ForTheRecord sha256={sha256}>
                  <p>
                    “{template}”, version {version}
                  </p>
                </ForTheRecord>
              </li>
            ))}
          </ul>
        </Sheet>
        <section aria-labelledby="check">
          <h2 id="check" className="text-xl">
            Check a letter
          </h2>
          <p className="mt-3">
            Paste the whole text of a letter, as it was downloaded. Spaces and line breaks make no difference;
            every word does. The text is compared and not kept.
          </p>
          {checked && 'hash' in checked && <Verdict {...checked} />}
          <form method="post" noValidate className="mt-5 grid gap-4">
            <TextArea id="words" name="words" label="The letter" rows={8} required error={error} />
            <div>
              <Button type="submit">Check it</Button>
            </div>
          </form>
        </section>
      </div>
    </div>
  );
}

function Verdict({ hash, found }: Checked) {
  return (
    <div role="alert" className="mt-5">
      {found ? (
        <Notice tone="gain" title={`These are the words of “${found}”, which was accepted`} />
      ) : (
        <Notice tone="loss" title="These are not the words of a letter that was accepted here" />
      )}
      <ForTheRecord sha256={hash} />
    </div>
  );
}
