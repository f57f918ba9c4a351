import { statesThat } from '#app/platform/core/states.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { ENGAGEMENT_STATE, type EngagementState } from '#app/work/core/engagements/states.ts';
import { oneOf } from '#app/platform/http/query.ts';

export const BULK_STATES = statesThat(ENGAGEMENT_STATE, ({ desk }) => desk.inBulk === true);

export type BulkChange =
  | { kind: 'assign'; assigneeId: string | null }
  | { kind: 'state'; to: EngagementState }
  | { kind: 'remind' | 'next' };

export function readBulkChange(form: FormData): BulkChange | null {
  const [kind, choice = ''] = String(form.get('intent') ?? '').split(':');
  switch (kind) {
    case 'assign':
      if (choice === 'nobody') return { kind, assigneeId: null };
      return isUuid(choice) ? { kind, assigneeId: choice } : null;
    case 'state': {
      const to = oneOf(BULK_STATES, choice);
      return to ? { kind, to } : null;
    }
    case 'remind':
    case 'next':
      return { kind };
    default:
      return null;
  }
}

export function intentOf(change: BulkChange): string {
  switch (change.kind) {
    case 'assign':
      return `assign:${change.assigneeId ?? 'nobody'}`;
    case 'state':
      return `state:${change.to}`;
    default:
      return change.kind;
  }
}
