import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

/** The forms of the page of a taxpayer. */
export type TaxpayerIntent = 'data' | 'invite' | 'withdraw' | 'remove-member' | 'open';

export type TaxpayerAnswer = FormAnswer<TaxpayerIntent>;
