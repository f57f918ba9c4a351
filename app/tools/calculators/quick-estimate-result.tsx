import type { ReactNode } from 'react';
import { Icon } from '#app/platform/ui/icon.tsx';
import { aboutFirmEstimate } from './disclaimer.ts';
import { nameOf, tables, type EstimateText, type EstimateTexts } from './quick-estimate-texts.ts';

const FIRM = nameOf(tables.below);
const ASSUMED = 'Both figures are for somebody under 65 who pays into a medical aid.';

export function EstimateResult({ texts }: { texts: EstimateTexts }) {
  const text = (name: EstimateText) => <span data-text={name}>{texts[name]}</span>;
  return (
    <>
      <p className="hint mt-4" data-text="example" data-shown="example" hidden={!texts.example}>
        {texts.example}
      </p>
      <output
        className="figures estimate-figures"
        htmlFor="grossIncome dependants"
        aria-label="Estimated tax"
      >
        <Figure name={nameOf(tables.leading)} tax={text('leadingTax')} month={text('leadingMonth')} leads />
        <Figure name={FIRM} tax={text('belowTax')} month={text('belowMonth')} />
      </output>
      <p className="hint">
        {FIRM}: {aboutFirmEstimate()} {ASSUMED}
      </p>
      <details className="estimate-working">
        <summary>The working, {nameOf(tables.leading)}</summary>
        <table className="ledger">
          <caption className="sr-only">Quick tax estimate</caption>
          <tbody>
            <Line label="Tax before rebates" amount={text('taxBeforeRebates')} />
            <Line label={text('rebateLabel')} amount={text('rebate')} />
            <Line label={text('creditsLabel')} amount={text('credits')} />
            <Line label="Estimated tax" amount={text('estimatedTax')} isTotal />
          </tbody>
        </table>
      </details>
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

type LineProps = { label: ReactNode; amount: ReactNode; isTotal?: boolean };

function Line({ label, amount, isTotal = false }: LineProps) {
  return (
    <tr className={isTotal ? 'total' : undefined}>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  );
}
