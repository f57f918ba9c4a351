import { beneficialOwners } from './beneficial-owners.ts';
import { booksMonth } from './books-month.ts';
import { cipcReturn } from './cipc-return.ts';
import { companyRegistration } from './company-registration.ts';
import { deregistration } from './deregistration.ts';
import { directors } from './directors.ts';
import { estate } from './estate.ts';
import { ficaEntity } from './fica-entity.ts';
import { ficaPerson } from './fica-person.ts';
import { financialStatements } from './financial-statements.ts';
import { irp6Entity } from './irp6-entity.ts';
import { irp6 } from './irp6.ts';
import { itr12 } from './itr12.ts';
import { itr12t } from './itr12t.ts';
import { itr14 } from './itr14.ts';
import { payrollMonth } from './payroll-month.ts';
import { payrollStart } from './payroll-start.ts';
import { reinstatement } from './reinstatement.ts';
import { turnover } from './turnover.ts';
import { vat201 } from './vat201.ts';

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
  ficaPerson,
  ficaEntity,
] as const;

export type ChecklistId = (typeof checklists)[number]['id'];
