import { dueOf } from '#app/work/core/engagements/due.ts';
import type { EngagementState } from '#app/work/core/engagements/states.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import type { LetterId } from '#app/work/letters/letter.ts';
import type { Work } from './rules-ahead.ts';

export const DATES = { yearEnd: 2, registered: '2016-05-12', vatCategory: null } as const;
export const THANDI = {
  id: 'thandi',
  kind: 'individual',
  name: 'Thandi Nkosi',
  dates: DATES,
  numbers: {},
  services: [],
} as const;
export const KAROO = {
  id: 'karoo',
  kind: 'company',
  name: 'Karoo Wool',
  dates: DATES,
  numbers: {},
  services: [],
} as const;

export type Example = {
  state?: EngagementState;
  typeId?: string;
  period?: string;
  dueOn?: string;
  questions?: number;
  toDo?: number;
  cameIn?: number;
  agreedBy?: LetterId | null;
  agreedIn?: string | null;
};

export function engagement({
  state = 'collecting',
  typeId = 'itr12',
  period = '2026',
  dueOn,
  questions = 0,
  toDo = 0,
  cameIn = 0,
  agreedBy = null,
  agreedIn = null,
}: Example): Work {
  const type = typeOf(typeId);
  if (!type) throw new Error(typeId);
  return {
    id: typeId,
    taxpayer: THANDI,
    type,
    typeId,
    kindVersion: null,
    period,
    ownTitle: null,
    title: titleOf(typeId, period, { ...DATES, ownTitle: null }),
    state,
    startsOn: null,
    withdrawnOn: null,
    questions,
    toDo,
    approvals: 0,
    signatures: 0,
    agreedBy,
    agreedIn,
    cameIn,
    dueOn: dueOn ?? dueOf(type, period, DATES)?.day ?? null,
    price: null,
    answers: null,
    givenAnswers: null,
    assignee: null,
    reviewerId: null,
    reference: null,
    outcome: null,
    sarsLetters: [],
    submittedOn: null,
    reviewedBy: null,
    openingApprovedBy: null,
    reviewedAt: null,
    askedOn: null,
    remindersPaused: false,
    version: 1,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
}
