import type { Holding } from '#app/accounts/leaving/define-holding.ts';
import { heldBookings } from '#app/bookings/core/holding.server.ts';
import { heldEnquiries } from '#app/enquiries/desk/inbox/holding.server.ts';
import { heldWork } from '#app/work/core/engagements/holding.server.ts';
import { heldInsideSteps } from '#app/work/core/inside/holding.server.ts';
import { heldTasks } from '#app/work/core/tasks/holding.server.ts';
import { heldTaxpayers } from '#app/work/core/taxpayers/holding.server.ts';

export const holdings: readonly Holding[] = [
  heldWork,
  heldInsideSteps,
  heldTaxpayers,
  heldTasks,
  heldBookings,
  heldEnquiries,
];
