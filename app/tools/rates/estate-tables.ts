import { donationsEvidence, donationsRates } from '#app/tax/rates/donations-rates.ts';
import { estateDutyEvidence, estateDutyInterest, estateDutyRates } from '#app/tax/rates/estate-duty-rates.ts';
import type { Evidence } from '#app/tax/rates/evidence.ts';
import { executorEvidence, executorRates } from '#app/tax/rates/executor-rates.ts';
import {
  transferDutyChange,
  transferDutyEvidence,
  transferDutyRates,
} from '#app/tax/rates/transfer-duty-rates.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { lastDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import { dayText } from '#app/platform/core/time.ts';
import { line, randFigure, rateFigure, unknownFigure } from './figure.ts';
import { restsOn, type RateTable } from './rate-table.ts';
import { taxYearText } from './tax-year-text.ts';

export function estateTablesOf(taxYear: TaxYear): readonly RateTable[] {
  return [
    transferDutyTable(taxYear),
    donationsTable(taxYear),
    estateDutyTable(taxYear),
    executorTable(taxYear),
  ];
}

function transferDutyTable(taxYear: TaxYear): RateTable {
  const head = { id: 'transfer-duty', title: 'Transfer duty', validFor: taxYearText(taxYear) } as const;
  const rates = transferDutyRates('sars', taxYear, 'later');
  if (isRefusal(rates)) return unknownTable(head, rates);
  const change = transferDutyChange(taxYear);
  const validFor = change ? `${dayText(change)} to ${dayText(lastDayOf(taxYear))}` : head.validFor;
  return { ...head, validFor, bands: rates.brackets, lines: [], ...restsOn(transferDutyEvidence(taxYear)) };
}

function donationsTable(taxYear: TaxYear): RateTable {
  const head = { id: 'donations', title: 'Donations tax', validFor: taxYearText(taxYear) } as const;
  const rates = donationsRates('sars', taxYear);
  if (isRefusal(rates)) return unknownTable(head, rates);
  return {
    ...head,
    bands: rates.brackets,
    lines: [
      line('person', 'Exempt a year, of a person', randFigure(rates.exemption.person)),
      line('other', 'Exempt a year, casual gifts of others', randFigure(rates.exemption.other)),
    ],
    ...withNotes(donationsEvidence(taxYear), [
      'The bands are of all taxable donations since 1 March 2018 together. Due by the end of the month after the donation.',
    ]),
  };
}

function estateDutyTable(taxYear: TaxYear): RateTable {
  const head = { id: 'estate-duty', title: 'Estate duty', validFor: taxYearText(taxYear) } as const;
  const rates = estateDutyRates('sars', taxYear);
  if (isRefusal(rates)) return unknownTable(head, rates);
  return {
    ...head,
    bands: rates.brackets,
    lines: [line('abatement', 'Abatement of each estate', randFigure(rates.abatement))],
    ...withNotes(estateDutyEvidence(taxYear), [
      'What the estate of a spouse who died first did not use of its abatement comes off the second estate too.',
      estateDutyInterest,
    ]),
  };
}

function executorTable(taxYear: TaxYear): RateTable {
  const head = { id: 'executor', title: 'Executor’s fee', validFor: taxYearText(taxYear) } as const;
  const rates = executorRates('sars', taxYear);
  if (isRefusal(rates)) return unknownTable(head, rates);
  return {
    ...head,
    bands: [],
    lines: [
      line('assets', 'On the gross assets, at most', rateFigure(rates.onAssets)),
      line('income', 'On income after the death, at most', rateFigure(rates.onIncome)),
      line('minimum', 'Together at least', randFigure(rates.minimum)),
      line('vat', 'VAT on it, if the executor is a vendor', rateFigure(rates.vat)),
    ],
    ...restsOn(executorEvidence(taxYear)),
  };
}

function unknownTable(head: Pick<RateTable, 'id' | 'title' | 'validFor'>, { sentence }: Refusal): RateTable {
  const lines = [line('scale', 'Rates', unknownFigure)];
  return { ...head, bands: [], lines, ...restsOn(null), notes: [sentence] };
}

function withNotes(evidence: Evidence | null, notes: readonly string[]) {
  const rests = restsOn(evidence);
  return { ...rests, notes: [...notes, ...rests.notes] };
}
