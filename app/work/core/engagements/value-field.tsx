import { AmountField, TextField } from '#app/platform/ui/field.tsx';
import type { RequestItem } from './items.server.ts';

type Props = {
  item: Pick<RequestItem, 'id' | 'takes' | 'answer'>;
  typed?: Readonly<Record<string, string>>;
  error?: string;
};

/** Of an item that takes an amount or a date; null for others. */
export function ValueField({ item: { id, takes, answer }, typed, error }: Props) {
  const shared = { error, required: true, className: 'max-w-[16rem]' };
  if (takes === 'amount') {
    const written = /^[\d.]+$/.test(answer ?? '') ? (answer ?? '') : '';
    const value = typed?.amount ?? written;
    return (
      <AmountField
        {...shared}
        id={`amount-${id}`}
        name="amount"
        label="Amount in rand"
        defaultValue={value}
      />
    );
  }
  if (takes !== 'date') return null;
  const value = typed?.day ?? (/^[\d-]+$/.test(answer ?? '') ? (answer ?? '') : '');
  return <TextField {...shared} type="date" id={`day-${id}`} name="day" label="Date" defaultValue={value} />;
}
