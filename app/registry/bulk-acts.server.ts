import type { BulkAct } from '#app/accounts/bulk/define-bulk.ts';
import { CHANGE_MESSAGES } from '#app/enquiries/desk/inbox/bulk-act.server.ts';
import { LIST_ACTS } from '#app/lists/desk/bulk-acts.server.ts';
import { ASSIGN, REMIND, SET_STATE } from '#app/work/desk/bulk-acts.server.ts';
import { IMPORT_CLIENTS } from '#app/work/desk/import/import-act.server.ts';
import { MOVE_DUE } from '#app/work/desk/due-act.server.ts';
import { APPROVE_OPENING, MOVE_START, PLAN_AGAIN, SKIP } from '#app/work/desk/planned-acts.server.ts';
import { SET_PRICE } from '#app/work/desk/price-act.server.ts';
import { PLAN_NEXT } from '#app/work/desk/plan-next-act.server.ts';
import { END_RECURRING } from '#app/work/desk/recurring/end-act.server.ts';
import { GIVE_RECURRING } from '#app/work/desk/recurring/give-act.server.ts';
import { PRICE_RECURRING } from '#app/work/desk/recurring/price-act.server.ts';
import { PROPOSE } from '#app/work/desk/taxpayers/propose-act.server.ts';
import { LOOK_AFTER, SET_CLIENT_STATUS, SET_TAG } from '#app/work/desk/taxpayers/bulk-acts.server.ts';

export const bulkActs: readonly BulkAct[] = [
  ASSIGN,
  SET_STATE,
  REMIND,
  PLAN_NEXT,
  SKIP,
  APPROVE_OPENING,
  PLAN_AGAIN,
  MOVE_START,
  MOVE_DUE,
  SET_PRICE,
  LOOK_AFTER,
  SET_TAG,
  SET_CLIENT_STATUS,
  PROPOSE,
  GIVE_RECURRING,
  END_RECURRING,
  PRICE_RECURRING,
  IMPORT_CLIENTS,
  CHANGE_MESSAGES,
  ...LIST_ACTS,
];
