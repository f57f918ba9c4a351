import { useRef } from 'react';
import { withChosenYear } from './chosen-year.ts';
import type { Exact, Values } from './field.ts';
import { groupTyped } from './grouped-input.ts';
import { useBeforePaint } from './use-before-paint.ts';

type Form = { values: Values; exact: Exact };

/** Takes over what was typed or chosen before React ran. `fill` must be stable. */
export function useTypedBefore(formId: string, written: Form, fill: (form: Form) => void): void {
  const atFirst = useRef(written);
  useBeforePaint(() => {
    const form = document.querySelector<HTMLFormElement>(`form#${formId}`);
    const typed = Object.fromEntries([...(form?.elements ?? [])].flatMap(touched));
    if (Object.keys(typed).length === 0) return;
    const { values, exact } = atFirst.current;
    const kept = Object.entries(exact).filter(([name]) => !(name in typed));
    const all = { ...values, ...typed };
    const { taxYear } = typed;
    fill({ values: taxYear ? withChosenYear(all, taxYear) : all, exact: Object.fromEntries(kept) });
  }, [formId, fill]);
}

/** Empty while the field is as the server wrote it. */
function touched(field: Element): [name: string, value: string][] {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value === written?.value ? [] : [[field.name, field.value]];
  }
  if (field instanceof HTMLTextAreaElement)
    return field.value === field.defaultValue ? [] : [[field.name, field.value]];
  if (!(field instanceof HTMLInputElement)) return [];
  const { type, name, value, checked, defaultValue, defaultChecked, inputMode } = field;
  if (type !== 'radio' && type !== 'checkbox')
    return value === defaultValue ? [] : [[name, inputMode === 'decimal' ? grouped(field) : value]];
  if (checked === defaultChecked || (type === 'radio' && !checked)) return [];
  return [[name, checked ? value : '']];
}

/** Must tell `keepTyped`, which would restore the last typed text after hydration and move the caret. */
function grouped(field: HTMLInputElement): string {
  const text = groupTyped(field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return text;
}
