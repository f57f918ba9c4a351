import type { Calculator } from '#app/calculators/calculator.ts';
import { exactFields } from '#app/calculators/posted.ts';
import { Button } from '#app/ui/button.tsx';
import type { Inputs } from './inputs.ts';

type Props = { calculator: Calculator; inputs: Inputs };

/** The inputs go in the body of a form, never in an address. */
export function ReopenForm({ calculator, inputs }: Props) {
  const fields = [
    ...Object.entries(inputs.values).map(([name, value]) => ({ name, value })),
    ...exactFields(inputs.exact),
  ];
  return (
    <form
      method="post"
      action={`/calculator?type=${calculator.type}#result`}
      className="flex flex-wrap gap-3"
    >
      {fields.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
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
