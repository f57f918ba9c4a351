import type { ChecklistId } from '#content/checklists/checklists.ts';
import type { Cents } from '#app/tax/money.ts';
import type { EnquirerType } from '#app/platform/db/enquiry-values.ts';
import type { Month, RuleId } from '#app/firm/core/deadline-rule.ts';
import type { LetterId } from '#app/work/letters/letter.ts';
import type { Checklist } from '../checklists/define-checklist.ts';
import type { KindStep } from '../inside/kind-steps.ts';
import type { OwnDue } from './own-due.ts';

export type TaxpayerKind = EnquirerType;

/** `tax` ends with February, `financial` with the taxpayer's own year, `registration` on the CIPC's anniversary. */
export type YearKind = 'tax' | 'financial' | 'registration';

export type Cycle =
  | { period: 'year'; year: YearKind; deadline: RuleId | null }
  | {
      period: 'half-year';
      year: Exclude<YearKind, 'registration'>;
      deadline: readonly [first: RuleId, second: RuleId] | null;
    }
  | { period: 'two-months' | 'month'; deadline: RuleId | null }
  | {
      period: 'once';
      deadline: null;
      /** Each is called by a title that is entered with it, not by `name`. */
      asksTitle?: true;
    };

/** What the board shows together. An id is never that of a type: both stand in its address. */
export const KIND_GROUPS = {
  'income-tax': 'Income tax returns',
  'provisional-tax': 'Provisional tax',
  'turnover-tax': 'Turnover tax',
  vat: 'VAT',
  paye: 'PAYE and payroll',
  accounts: 'Books and statements',
  estates: 'Estates',
  cipc: 'CIPC',
  disputes: 'Disputes with SARS',
  registrations: 'Registrations and status',
  'identification-of-clients': 'Identification of clients',
  'other-work': 'Other',
} as const;

export type KindGroup = keyof typeof KIND_GROUPS;

export type EngagementType<Id extends string = string> = Cycle & {
  /** Stored with engagements: never changed. */
  id: Id;
  group: KindGroup;
  /** Stands before the period: `Income tax return (ITR12), 2026 tax year`. */
  name: string;
  taxpayers: readonly [TaxpayerKind, ...TaxpayerKind[]];
  /** Null: it needs nothing beyond what other engagements ask for. */
  checklist: ChecklistId | null;
  /** Null: it is opened without a proposal. */
  letter: LetterId | null;
  /** A file of `content/service-pages/`. Without that page the type is not offered; stored work stays readable. */
  service: string;
  /** Whether it is submitted to SARS in the end; otherwise it is never “With SARS”. */
  isForSars: boolean;
  /** Counted from a day, where no rule of `deadline` sets one. */
  due?: OwnDue;
  /** What it asks for is there before its period is over: it is due at the end, or runs with it. */
  isAskedWithin?: true;
  /** Of the year in which its period ends: its papers are issued from the first day of this month on. */
  papersFrom?: Month;
  /** Work of the firm alone: clients neither see it nor are told of it. */
  isOurs?: true;
  /** Duties that are done with it, without work of their own. */
  alongside?: readonly RuleId[];
  /** The client approves what is filed before it goes to SARS, as `scope` promises. */
  needsApproval?: true;
  /** In cents, VAT included: what is proposed where nothing was agreed before. */
  price?: Cents;
  plannedMinutes?: number;
  /** Somebody else than who does the work reviews it before it is submitted or finished. */
  needsReview?: true;
  /** What colleagues do at it, one after the other; clients read nothing of them. */
  insideSteps?: readonly KindStep[];
  scope: readonly [string, ...string[]];
  done: readonly [string, ...string[]];
  /** As it was written at the desk, in the place of `checklist`. Null: it asks for nothing. */
  ownChecklist?: Checklist | null;
  /** Of what the desk has published: the id of the stored version. */
  version?: string;
};

export function defineEngagement<const Id extends string>(type: EngagementType<Id>): EngagementType<Id> {
  return type;
}
