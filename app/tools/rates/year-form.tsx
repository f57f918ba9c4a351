import { startYearOf, taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField } from '#app/platform/ui/field.tsx';

const OPTIONS = taxYears
  .toReversed()
  .map((year) => ({ value: String(startYearOf(year)), label: taxYearLabel(year) }));

export function YearForm({ year, from }: { year: TaxYear; from: TaxYear | null }) {
  return (
    <form
      key={`${year} ${from}`}
      action="/rates"
      method="get"
      className="mt-8 flex max-w-xl flex-wrap items-end gap-4"
    >
      <SelectField
        id="year"
        name="year"
        label="Tables of"
        className="min-w-[min(12rem,100%)] flex-1"
        defaultValue={startYearOf(year)}
        options={OPTIONS}
      />
      <SelectField
        id="from"
        name="from"
        label="Compared with"
        className="min-w-[min(12rem,100%)] flex-1"
        defaultValue={startYearOf(from ?? year)}
        options={OPTIONS}
      />
      <Button type="submit">Show</Button>
    </form>
  );
}
