import type { ReactNode } from 'react';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { LiveText } from '#app/platform/ui/live-text.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { SourceLine } from '#app/firm/sources/source-line.tsx';
import { howToPay } from '#app/tools/calculators/payments.ts';
import type { Texts } from './texts.ts';
import { COMPARED_FIELDS, FROM_FREELANCER, PART_FIELDS, WHOLE_YEAR_FIELDS } from './whole-year.ts';

const WHOLE_YEAR = 'whole-year';
const LATE_FIRST = 'late-first';

export const COMPARE = 'compared';

const CALENDAR = '/deadlines.ics?provisional=yes';

/** By SARS, 18 August 2025. */
const PRN_SOURCE = 'https://www.sars.gov.za/latest-news/how-to-find-a-payment-reference-number-prn';

const BENEFICIARY_SOURCE =
  'https://www.sars.gov.za/faq/faq-how-do-clients-pay-who-dont-access-or-use-internet-banking';
const RULES_SOURCE = 'https://www.sars.gov.za/guide-to-sars-payment-rules';

const BY_BANK = [
  'At the bank the beneficiary is SARS-PROV. SARS-ITA is for tax that SARS has assessed.',
  'The day counts on which SARS has the money: mind the cut-off time of your bank.',
];

const WORKING = [
  ['income', 'Comes in this year'],
  ['costs', 'Costs of the year'],
  ['taxable', 'Taxable income, with a salary'],
  ['payable', 'Tax of the year, after PAYE'],
] as const;

export function FreelancerAnswer({ texts }: { texts: Texts }) {
  return (
    <Sheet margin lifted>
      <section aria-labelledby="put-away">
        <div role="status">
          <h2 id="put-away" className="put-away">
            <LiveText name="needs" texts={texts} className="needs" />
            <LiveText name="overdue" texts={texts} className="block" />
            <LiveText name="headline" texts={texts} />
          </h2>
          <p className="mt-2">
            <LiveText name="why" texts={texts} />
          </p>
          <p className="mt-2">
            <LiveText name="fromNow" texts={texts} />
          </p>
          <p className="hint mt-2">
            <LiveText name="assumed" texts={texts} />
          </p>
          <p className="hint mt-1" data-shown="filledIn" hidden={!texts.filledIn}>
            <span data-text="filledIn">{texts.filledIn ?? ''}</span>
          </p>
          <p className="no-print mt-2" data-shown="filledIn" hidden={!texts.filledIn}>
            <Button type="submit" form={WHOLE_YEAR} name="intent" value="calculate" look="quiet">
              Work out the payment from the total of the year
            </Button>
          </p>
        </div>
        <dl className="put-away-figures">
          <div data-shown="payable" hidden={!texts.payable}>
            <dt>
              Should be put away so far
              <LiveText name="byNowNote" texts={texts} className="hint block" />
            </dt>
            <dd>
              <LiveText name="byNow" texts={texts} />
              <LiveText name="byNowNeeds" texts={texts} className="needs" />
            </dd>
          </div>
          <Row name="behind" texts={texts}>
            Behind so far
          </Row>
          <div data-shown="paymentLabel" hidden={!texts.paymentLabel}>
            <dt>
              <span data-text="paymentLabel">{texts.paymentLabel ?? ''}</span>
            </dt>
            <dd>
              <LiveText name="payment" texts={texts} />
              <LiveText name="paymentNeeds" texts={texts} className="needs" />
            </dd>
          </div>
        </dl>
        <p className="hint mt-3">
          <LiveText name="late" texts={texts} /> <LiveText name="lateCost" texts={texts} />
        </p>
        <LateFirst texts={texts} />
        <div data-shown="income" hidden={!texts.income}>
          <details className="fold-row">
            <summary>How it is worked out</summary>
            <dl className="put-away-figures">
              {WORKING.map(([name, label]) => (
                <Row key={name} name={name} texts={texts}>
                  {label}
                </Row>
              ))}
            </dl>
            <p className="hint mt-2">
              SARS’s tables of the year, as in the{' '}
              <a href="/calculator?type=provisional">Provisional Tax Calculator</a>: half of the tax is paid
              by the end of August, the rest by the end of February. It leaves out interest, capital gains and
              VAT.
            </p>
          </details>
        </div>
      </section>
    </Sheet>
  );
}

function LateFirst({ texts }: { texts: Texts }) {
  return (
    <p className="no-print mt-2" data-shown="lateCost" hidden={!texts.lateCost}>
      <Button type="submit" form={LATE_FIRST} name="intent" value="calculate" look="quiet">
        Work out the late payment, with penalty and interest
      </Button>
    </p>
  );
}

/** Takes the counted amounts to the worksheet, where the total can be changed; no amount is ever in an address. */
export function WholeYearForm({ texts }: { texts: Texts }) {
  return (
    <>
      <ToWorksheet id={WHOLE_YEAR} fields={WHOLE_YEAR_FIELDS} texts={texts} />
      <ToWorksheet id={LATE_FIRST} fields={{ ...WHOLE_YEAR_FIELDS, ...PART_FIELDS }} texts={texts}>
        <input type="hidden" name="payment" value="first" />
      </ToWorksheet>
    </>
  );
}

type Fields = Readonly<Record<string, string>>;

type ToWorksheetProps = { id: string; fields: Fields; texts: Texts; children?: ReactNode };

function ToWorksheet({ id, fields, texts, children }: ToWorksheetProps) {
  return (
    <form id={id} method="post" action="/provisional#result">
      {children}
      <Sent fields={fields} texts={texts} />
    </form>
  );
}

function Sent({ fields, texts }: { fields: Fields; texts: Texts }) {
  return Object.entries(fields).map(([name, text]) => (
    <input key={name} type="hidden" name={name} data-sent={text} value={texts[text] ?? ''} />
  ));
}

export function CompareForm({ texts }: { texts: Texts }) {
  return (
    <form id={COMPARE} method="post" action="/compare">
      <input type="hidden" {...FROM_FREELANCER} />
      <Sent fields={COMPARED_FIELDS} texts={texts} />
    </form>
  );
}

export function AnswerBar({ texts }: { texts: Texts }) {
  return (
    <a href="#answer" className="answer-bar no-print" data-shown="headline" hidden={!texts.headline}>
      <b data-text="barLead">{texts.barLead ?? ''}</b>
      <LiveText name="bar" texts={texts} />
    </a>
  );
}

export function HowToPay() {
  return (
    <section aria-labelledby="pay">
      <h2 id="pay" className="text-lg">
        {howToPay.title}
      </h2>
      <ol className="mt-2 list-decimal pl-6">
        {[...howToPay.lines, ...BY_BANK].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <ul className="hint mt-3">
        {[PRN_SOURCE, BENEFICIARY_SOURCE, RULES_SOURCE].map((source) => (
          <SourceLine key={source} source={source} />
        ))}
      </ul>
      <p className="mt-2">
        <a href={CALENDAR} className="more" download>
          <Icon name="calendar" size={20} /> Payments and the return in your calendar (.ics)
        </a>
      </p>
    </section>
  );
}

function Row({ name, texts, children }: { name: string; texts: Texts; children: string }) {
  return (
    <div data-shown={name} hidden={!texts[name]}>
      <dt>{children}</dt>
      <dd>
        <span data-text={name}>{texts[name] ?? ''}</span>
      </dd>
    </div>
  );
}
