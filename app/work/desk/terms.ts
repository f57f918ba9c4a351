import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import type { SharedForm } from '#app/platform/forms/meanwhile.ts';
import { formatAmount, type Cents } from '#app/tax/money.ts';

type Values = {
  ownTitle: string | null;
  startsOn: string | null;
  dueOn: string | null;
  price: Cents | null;
};

export const TERMS_FORM: SharedForm<Values> = {
  words: { title: 'Title', startsOn: 'Start day', dueOn: 'Due day', price: 'Price' },
  stored: ({ ownTitle, startsOn, dueOn, price }) => ({
    title: ownTitle ?? '',
    startsOn: startsOn ?? '',
    dueOn: dueOn ?? '',
    price: price === null ? '' : formatAmount(price),
  }),
  text(name, value) {
    if (isIsoDate(value)) return dayText(value);
    return name === 'price' && value ? `R ${value.replace(/^R\s*/i, '')}` : value;
  },
};
