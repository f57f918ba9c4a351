import { showToast } from '#app/platform/ui/show-toast.ts';
import { showTexts } from '#app/platform/ui/show-texts.ts';
import { groupInput, groupTyped } from './grouped-input.ts';
import { outcomeOf, quickEstimateFields, type QuickEstimateFields } from './quick-estimate-form.ts';
import { estimateTexts, type EstimateTexts } from './quick-estimate-texts.ts';

export function connectQuickEstimate(host: HTMLElement): void {
  const form = host.querySelector('form');
  if (!form) return;
  const calculate = (fields: QuickEstimateFields) => outcomeOf(fields, reportError);

  const follow = () => {
    const fields = quickEstimateFields(new FormData(form));
    // Before the button is pressed, an empty field is no mistake.
    const outcome = fields.grossIncome.trim() === '' ? null : calculate(fields);
    show(host, estimateTexts(fields, outcome, false));
  };
  const write = () => {
    for (const working of host.querySelectorAll('details')) working.open = true;
    host.toggleAttribute('data-written', true);
  };
  const field = form.querySelector<HTMLInputElement>('[name=grossIncome]');
  let income = field ? groupTyped(field) : '';
  form.addEventListener('input', (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name === 'grossIncome')
      income = groupInput(target, event, income);
    follow();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = quickEstimateFields(new FormData(form));
    const outcome = calculate(fields);
    show(host, estimateTexts(fields, outcome));
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (outcome.kind !== 'estimated' || !outcome.message) return;
    write();
    showToast({ ...outcome.message, tone: outcome.question ? 'plain' : 'gain' });
  });
  if (income) follow();
  host.toggleAttribute('data-live', true);
}

function show(host: HTMLElement, texts: EstimateTexts): void {
  showTexts(host, texts);
  mark(host, 'grossIncome', texts.incomeError);
  mark(host, 'dependants', texts.dependantsError);
}

function mark(host: HTMLElement, id: string, error: string): void {
  const input = host.querySelector(`#${id}`);
  if (error) input?.setAttribute('aria-invalid', 'true');
  else input?.removeAttribute('aria-invalid');
}
