import { beneficialOwners } from './beneficial-owners.ts';
import { booksMonth } from './books-month.ts';
import { cipcReturn } from './cipc-return.ts';
import { companyRegistration } from './company-registration.ts';
import { deregistration } from './deregistration.ts';
import { directors } from './directors.ts';
import { employerRegistration } from './employer-registration.ts';
import { estate } from './estate.ts';
import { ficaEntity } from './fica-entity.ts';
import { ficaPerson } from './fica-person.ts';
import { financialStatements } from './financial-statements.ts';
import { irp6Entity } from './irp6-entity.ts';
import { irp6 } from './irp6.ts';
import { itr12 } from './itr12.ts';
import { itr12t } from './itr12t.ts';
import { itr14 } from './itr14.ts';
import { loanLetter } from './loan-letter.ts';
import { objection } from './objection.ts';
import { payrollMonth } from './payroll-month.ts';
import { payrollStart } from './payroll-start.ts';
import { reinstatement } from './reinstatement.ts';
import { tcsPin } from './tcs-pin.ts';
import { turnover } from './turnover.ts';
import { vatRegistration } from './vat-registration.ts';
import { vat201 } from './vat201.ts';
import { verification } from './verification.ts';

export const checklists = [
  itr12,
  irp6,
  irp6Entity,
  turnover,
  itr14,
  financialStatements,
  itr12t,
  estate,
  vat201,
  payrollStart,
  payrollMonth,
  booksMonth,
  cipcReturn,
  beneficialOwners,
  companyRegistration,
  directors,
  reinstatement,
  deregistration,
  objection,
  verification,
  tcsPin,
  vatRegistration,
  employerRegistration,
  loanLetter,
  ficaPerson,
  ficaEntity,
] as const;

export type ChecklistId = (typeof checklists)[number]['id'];
