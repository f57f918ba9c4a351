import { calculatorPath, type Addressed } from '#app/tools/calculators/calculator-path.ts';
import { HiddenFields } from '#app/tools/calculators/hidden-fields.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import type { Inputs } from './inputs.ts';

type Props = { calculator: Addressed; inputs: Inputs };

/** The inputs are posted, never in an address. */
export function ReopenForm({ calculator, inputs }: Props) {
  return (
    <form method="post" action={`${calculatorPath(calculator)}#result`} className="flex flex-wrap gap-3">
      <HiddenFields {...inputs} />
      <Button type="submit" name="intent" value="calculate">
        Open in the calculator
      </Button>
      <Button
        type="submit"
        name="intent"
        value="csv"
        look="quiet"
        formAction={`/calculator.csv?type=${calculator.type}`}
      >
        CSV
      </Button>
    </form>
  );
}
