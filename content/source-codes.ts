/** Codes of an IRP5, by the address of a page that asks for what stands under them. */
export const sourceCodesOf: Readonly<Record<string, readonly string[]>> = {
  '/auto-assessment': ['3601', '3699', '4001', '4003', '4005', '4006', '4102', '4116'],
  '/refund-check': ['3601', '3699', '3701', '4001', '4003', '4005', '4006'],
  '/calculator?type=payslip': ['3701', '3810', '3817', '4001', '4003', '4006'],
};
