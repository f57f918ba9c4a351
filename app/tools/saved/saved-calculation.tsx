import { Link } from '@remix-run/react';
import { calculatorName } from '#app/tools/calculators/calculator-links.ts';
import { calculatorPath } from '#app/tools/calculators/calculator-path.ts';
import { findCalculator } from '#app/tools/calculators/calculators.ts';
import { HiddenFields } from '#app/tools/calculators/hidden-fields.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { SavedCalculation as Saved } from './saved.server.ts';
import { StoredFigures } from './stored-figures.tsx';

const DAY = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'long', timeZone: 'Africa/Johannesburg' });

export function SavedCalculation({ saved }: { saved: Saved }) {
  const { token, title, kind, inputs, savedAt } = saved;
  return (
    <article aria-labelledby={`saved-${token}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`saved-${token}`} className="text-lg">
          <Link to={`/calculation/${token}`}>{title}</Link>
        </h2>
        <StoredFigures inputs={inputs} />
      </div>
      <p className="hint">
        {calculatorName(findCalculator(kind))}, saved on {DAY.format(savedAt)}
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <AnotherYear saved={saved} />
        <Rename token={token} title={title} />
      </div>
      <details className="mt-3">
        <summary className="hint inline-flex min-h-11 cursor-pointer items-center">Delete</summary>
        <form method="post" className="mt-2 flex flex-wrap items-center gap-4">
          <input type="hidden" name="token" value={token} />
          <span>It can't be brought back.</span>
          <Button type="submit" name="intent" value="delete" look="quiet" small>
            Delete<span className="sr-only"> {title}</span>
          </Button>
        </form>
      </details>
    </article>
  );
}

function AnotherYear({ saved: { token, kind, inputs } }: { saved: Saved }) {
  const calculator = findCalculator(kind);
  const { taxYear, basis: _basis, ...values } = inputs.values;
  return (
    <form
      method="post"
      action={`${calculatorPath(calculator)}#result`}
      className="grid grid-cols-[1fr_auto] items-end gap-3"
    >
      <HiddenFields values={values} exact={inputs.exact} />
      <input type="hidden" name="basis" value="sars" />
      <SelectField
        id={`year-${token}`}
        name="taxYear"
        label="SARS tables of"
        options={calculator.years('sars')}
        defaultValue={taxYear}
      />
      <Button type="submit" name="intent" value="calculate" look="quiet">
        Work out
      </Button>
    </form>
  );
}

function Rename({ token, title }: { token: string; title: string }) {
  return (
    <form method="post" className="grid grid-cols-[1fr_auto] items-end gap-3">
      <input type="hidden" name="token" value={token} />
      <TextField
        id={`title-${token}`}
        name="title"
        label="Name"
        defaultValue={title}
        required
        maxLength={200}
      />
      <Button type="submit" name="intent" value="rename" look="quiet">
        Rename
      </Button>
    </form>
  );
}
