export const autoAssessmentTexts = {
  how: [
    'From the notice, its taxable income and refund count. A medical credit that it does not show is a claim.',
    'From the IRP5 the tax is worked out with the certificates and the interest.',
    'Then once more with what SARS cannot know. Missing income counts in any case, a claim only with its papers.',
  ],
  leavesOut: [
    'Capital gains, foreign income and lump sums: then a return is due in any case.',
    'Actual costs of a vehicle, and a part of a year: the travel calculator has them.',
    'The limit of 27.5% on retirement contributions may go by the pay before deductions.',
  ],
  seeAlso: [
    { label: 'No assessment yet? See what you can claim', to: '/refund-check' },
    {
      label: 'How to answer an auto-assessment',
      to: '/blog/understanding-new-sars-filing-requirements-2025',
    },
  ],
};
