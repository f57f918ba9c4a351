import { useSearchParams } from '@remix-run/react';
import { NUMBER_KINDS } from '#app/platform/db/work-values.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { TextField } from '#app/platform/ui/field.tsx';
import { doubtOfNumber, NUMBERS, numberKindsOf, numbersIn } from '#app/work/core/taxpayers/numbers.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';

type Props = { values: Record<string, string>; errors: Partial<Record<string, string>> };

/** Open if one was given, refused, or is asked for by `?field=`. A number is saved despite the doubt below it. */
export function NumberFields({ values, errors }: Props) {
  const numbers = numbersIn(values);
  const kind = keyIn(KIND_LABELS, values.kind ?? '') ?? 'individual';
  const shown = values.kind ? numberKindsOf(kind, numbers) : NUMBER_KINDS;
  const wanted = useSearchParams()[0].get('field');
  const isOpen = shown.some((one) => numbers[one] ?? errors[one] ?? one === wanted);
  return (
    <details className="taxpayer-wide taxpayer-numbers" open={isOpen}>
      <summary>Other numbers: ID, VAT, PAYE, UIF and more</summary>
      <div className="taxpayer-form mt-4">
        {shown.map((one) => (
          <TextField
            key={one}
            id={one}
            name={one}
            label={`${NUMBERS[one].label} (optional)`}
            maxLength={30}
            autoComplete="off"
            defaultValue={values[one] ?? ''}
            error={errors[one]}
            hint={doubtOfNumber(one, numbers) ?? undefined}
          />
        ))}
      </div>
    </details>
  );
}
