import { tools } from '../tools.ts';

export const refundCheckPage = {
  title: tools['refund-check'].name,
  description:
    'Six yes-or-no questions about your last South African tax year: what you can claim, what it brings back, the papers for it, and until when.',
  alsoCalled: [
    'refund check',
    'what can I claim back',
    'bigger refund',
    'tax refund estimate',
    'tax back',
    'tax bak',
    'tax refund',
    'sars owes me',
    'claim back tax',
    'what expenses can I claim',
    'deductions',
    'request for correction',
    'is my refund right',
    'money back from sars',
    'how much will I get back',
    'pay less tax',
  ],
  lede: 'Six questions, one claim each. What you find is added up as you answer; at the end stand the papers, the last day and one button.',
};
