export const autoAssessmentTexts = {
  how: [
    'From the notice, its taxable income and its refund, or what is to pay, count. A medical credit that it does not show is a claim.',
    'From the IRP5 the tax is worked out with the certificates of funds and schemes and interest from the bank.',
    'Then once more with what SARS cannot know. Missing income counts in any case, a claim only with its papers.',
    'The difference is what the correction brings; below zero it is owed.',
    'What is owed falls due on the day that the notice names, whether the assessment is corrected or not.',
  ],
  leavesOut: [
    'Capital gains, foreign income and lump sums: then a return is due in any case. With income of your own business you may be a provisional taxpayer.',
    'Actual costs of a vehicle, and a part of a year: the travel calculator has them. Everybody on the medical aid counts for the same months.',
    'Where deductions lower your income, the limit of 27.5% on retirement contributions may still go by the pay before them.',
  ],
  seeAlso: [
    { label: 'No assessment yet? See what you can claim, question by question', to: '/refund-check' },
    {
      label: 'How to answer an auto-assessment',
      to: '/blog/understanding-new-sars-filing-requirements-2025',
    },
  ],
};
