import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

export type TaxpayerIntent = 'data' | 'invite' | 'withdraw' | 'remove-member' | 'open' | 'archive' | 'delete';

export type TaxpayerAnswer = FormAnswer<TaxpayerIntent>;
