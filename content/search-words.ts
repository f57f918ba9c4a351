/**
 * By address: what people type for a page that has other words for it. `codes`: of an IRP5, for which the page has a
 * field or which it reads. Here and not at the tools, whose scripts do not need them.
 */
export const searchWordsFor: Readonly<
  Record<string, { alsoCalled?: readonly string[]; codes?: readonly string[] }>
> = {
  '/auto-assessment': {
    alsoCalled: [
      'autoassessment',
      'refund less than I expected',
      'objection to an auto-assessment',
      'correction of an auto-assessment',
    ],
    codes: ['3601', '3699', '4001', '4003', '4005', '4006', '4102', '4116'],
  },
  '/refund-check': { codes: ['3601', '3699', '3701', '4001', '4003', '4005', '4006'] },
  '/retrenchment': { alsoCalled: ['package', 'package from work', 'voluntary severance package'] },
  '/calculator?type=payslip': { codes: ['3701', '3810', '3817', '4001', '4003', '4006'] },
};
