import type { ReactNode } from 'react';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Ledger } from '#app/platform/ui/ledger.tsx';
import { aboutFirmEstimate } from './disclaimer.ts';
import { nameOf, tables, type EstimateText, type EstimateTexts } from './quick-estimate-texts.ts';

const FIRM = nameOf(tables.below);
const ASSUMED =
  'Both figures are for somebody under 65 who pays into a medical aid; without one the tax can be higher.';

export function EstimateResult({ texts }: { texts: EstimateTexts }) {
  const text = (name: EstimateText) => <span data-text={name}>{texts[name]}</span>;
  return (
    <>
      <p className="hint mt-4" data-text="example" data-shown="example" hidden={!texts.example}>
        {texts.example}
      </p>
      <div data-shown="hasFigures" hidden={!texts.hasFigures}>
        <output
          className="figures estimate-figures"
          htmlFor="grossIncome dependants"
          aria-label="Estimated tax"
        >
          <Figure name={nameOf(tables.leading)} tax={text('leadingTax')} month={text('leadingMonth')} leads />
          <Figure name={FIRM} tax={text('belowTax')} month={text('belowMonth')} />
        </output>
        <p className="means" data-shown="counted" hidden={!texts.counted}>
          {text('counted')}{' '}
          <a href={texts.countedField} data-link="countedField">
            Look at it
          </a>
        </p>
        <p className="hint">
          {FIRM}: {aboutFirmEstimate()} {ASSUMED}
        </p>
        <details className="fold estimate-working">
          <summary>The working, {nameOf(tables.leading)}</summary>
          <Ledger
            caption="Quick tax estimate"
            lines={[
              { key: 'before', label: 'Tax before rebates', amount: text('taxBeforeRebates') },
              { key: 'rebate', label: text('rebateLabel'), amount: text('rebate') },
              { key: 'credits', label: text('creditsLabel'), amount: text('credits') },
              { key: 'tax', label: 'Estimated tax', amount: text('estimatedTax'), total: true },
            ]}
          />
        </details>
      </div>
      <a href={texts.calculatorLink} className="more mt-1" data-link="calculatorLink">
        Work it out in full <Icon name="arrow" />
      </a>
    </>
  );
}

type FigureProps = { name: string; tax: ReactNode; month: ReactNode; leads?: true };

function Figure({ name, tax, month, leads }: FigureProps) {
  return (
    <span className={`estimate-figure ${leads ? 'figure-lead' : 'figure-below'}`}>
      <b>{name}</b>
      <span>
        <strong className="figure">{tax}</strong>
        <small>{month}</small>
      </span>
    </span>
  );
}
