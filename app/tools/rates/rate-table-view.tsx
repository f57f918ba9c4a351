import { firmIndividual } from '#app/tax/rates/firm.ts';
import { lawOf } from '#app/tax/rates/law.ts';
import { FoldedPart } from '#app/platform/ui/fold.tsx';
import { BandTable } from './band-table.tsx';
import { ConfidenceMark } from '#app/firm/sources/confidence-mark.tsx';
import { LineTable } from './line-table.tsx';
import type { FirmTable, RateTable } from './rate-table.ts';
import { SourceLine } from '#app/firm/sources/source-line.tsx';
import { publishedPages, readSource } from '#app/firm/sources/source.ts';

type Props = { table: RateTable; yearLabel: string; firm: FirmTable | null; isFirst: boolean };

const FIRM_LABEL = `Firm ${firmIndividual.name.label}`;

const TAXED: Partial<Record<RateTable['id'], string>> = {
  turnover: 'Taxable turnover',
  'transfer-duty': 'Price',
  donations: 'Taxable donations since 1 March 2018',
  'estate-duty': 'Dutiable amount',
  'lump-sums': 'All lump sums so far',
  'lump-sum-withdrawals': 'All lump sums so far',
};

export function RateTableView({ table, yearLabel, firm, isFirst }: Props) {
  const { id, title, bands, lines } = table;
  const label = `SARS ${yearLabel}`;
  const taxed = TAXED[id] ?? 'Taxable income';
  return (
    <article aria-labelledby={id}>
      <FoldedPart title={title} id={id} isOpen={isFirst}>
        <div className="grid gap-x-14 gap-y-5 sm:py-3 lg:grid-cols-[minmax(0,1fr)_min(17rem,41%)]">
          <div className="min-w-0">
            {bands.length > 0 && (
              <div className="mb-6 flex flex-wrap items-start gap-x-10 gap-y-6">
                <BandTable caption={label} of={taxed} bands={bands} />
                {firm && firm.bands.length > 0 && (
                  <BandTable caption={FIRM_LABEL} of={taxed} bands={firm.bands} />
                )}
              </div>
            )}
            {lines.length > 0 && (
              <LineTable
                caption={`${title}: ${label}`}
                label={label}
                lines={lines}
                firm={firm && firm.lines.length > 0 ? { label: FIRM_LABEL, lines: firm.lines } : null}
              />
            )}
            {!isFound(table) && <Notes notes={table.notes} />}
          </div>
          <TableSources table={table} />
        </div>
      </FoldedPart>
    </article>
  );
}

function TableSources({ table }: { table: RateTable }) {
  const { id, title, certainty, validFor, sources, notes } = table;
  const law = lawOf[id];
  const pages = publishedPages(sources).filter((source) => readSource(source).address !== law.sars);
  return (
    <div className="lg:pt-1">
      {certainty ? (
        <>
          <ConfidenceMark certainty={certainty} />
          <p className="hint mt-1">Holds for {validFor}.</p>
        </>
      ) : (
        <p className="font-semibold">Not in force</p>
      )}
      <p className="hint mt-3">
        <span className="block font-semibold text-ink">Law today</span>
        {[law.act, ...law.places].join(', ')}
      </p>
      {law.sars && (
        <ul className="hint mt-2 wrap-anywhere">
          <SourceLine source={law.sars} />
        </ul>
      )}
      {(pages.length > 0 || (isFound(table) && notes.length > 0)) && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm text-bloom hover:underline">
            How sure we are<span className="sr-only">: {title}</span>
          </summary>
          {isFound(table) && <Notes notes={notes} />}
          <ul className="hint mt-2 grid gap-2 wrap-anywhere">
            {pages.map((source) => (
              <SourceLine key={source} source={source} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function isFound({ certainty }: RateTable): boolean {
  return certainty !== null && certainty !== 'unknown';
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="hint mt-2 max-w-[46em]">
      {note}
    </p>
  ));
}
