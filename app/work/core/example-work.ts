import { southAfricanDay } from '#app/platform/core/time.ts';
import { monthAt, monthNumber, monthText } from '#app/tax/month.ts';

export const exampleWork = {
  get incomeTax() {
    return `Income tax return (ITR12), ${southAfricanDay().slice(0, 4)}`;
  },
  /** Of the two months before this one. */
  get vat() {
    const thisMonth = monthNumber(southAfricanDay().slice(0, 7));
    return `VAT return (VAT201), ${monthText(monthAt(thisMonth - 2))} and ${monthText(monthAt(thisMonth - 1))}`;
  },
};
