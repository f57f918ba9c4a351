import { books } from './books.ts';
import { financialStatements, irp6Company, itr14 } from './company.ts';
import { estate } from './estate.ts';
import { ficaReview, identification, identificationOfEntity } from './identification.ts';
import { irp6, itr12, itr12Provisional, turnoverPayment, turnoverReturn } from './individual.ts';
import { coida, emp501, payroll, payrollStart } from './payroll.ts';
import {
  annualReturn,
  annualReturnOfCloseCorporation,
  beneficialOwners,
  companyRegistration,
  deregistration,
  directors,
  reinstatement,
} from './secretarial.ts';
import { loanLetter, managementAccounts, other } from './other.ts';
import {
  coidaRegistration,
  employerRegistration,
  objection,
  taxCompliance,
  uifRegistration,
  vatRegistration,
  verification,
} from './sars.ts';
import { irp6Trust, it3t, itr12t } from './trust.ts';
import { vat201, vat201HalfYearly, vat201Monthly, vat201Yearly } from './vat.ts';

/** In the order of the desk's list. */
export const engagementTypes = [
  itr12,
  itr12Provisional,
  irp6,
  turnoverPayment,
  turnoverReturn,
  financialStatements,
  itr14,
  irp6Company,
  itr12t,
  it3t,
  irp6Trust,
  estate,
  books,
  managementAccounts,
  loanLetter,
  vat201,
  vat201Monthly,
  vat201HalfYearly,
  vat201Yearly,
  payrollStart,
  payroll,
  emp501,
  coida,
  annualReturn,
  annualReturnOfCloseCorporation,
  beneficialOwners,
  directors,
  companyRegistration,
  reinstatement,
  deregistration,
  objection,
  verification,
  taxCompliance,
  vatRegistration,
  employerRegistration,
  uifRegistration,
  coidaRegistration,
  other,
  identification,
  identificationOfEntity,
  ficaReview,
] as const;

export type EngagementTypeId = (typeof engagementTypes)[number]['id'];
