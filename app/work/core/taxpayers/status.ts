import { defineStates, statesThat, type Moves } from '#app/platform/core/states.ts';
import type { CLIENT_STATUSES } from '#app/platform/db/work-values.ts';
import type { MarkTone } from '#app/platform/ui/mark.tsx';

export type ClientStatus = (typeof CLIENT_STATUSES)[number];

type Row = {
  label: string;
  plural: string;
  tone: MarkTone;
  become: { label: string; about: string };
  stored: { isProspect: boolean; isFormer: boolean };
  isCounted: boolean;
  /** Its recurring work is planned, and what is planned begins by itself. */
  isWorkPlanned: boolean;
  isReminded: boolean;
  goesTo: Moves<ClientStatus>;
};

/** A client becomes `active` by itself once work is agreed with it. */
export const CLIENT_STATUS = defineStates<Record<ClientStatus, Row>>(
  {
    prospect: {
      label: 'Prospect',
      plural: 'Prospects',
      tone: 'veld',
      become: {
        label: 'Make it a prospect',
        about:
          'It is not counted as a client, and its recurring work is not planned. It becomes a client by itself once work is agreed.',
      },
      stored: { isProspect: true, isFormer: false },
      isCounted: false,
      isWorkPlanned: false,
      isReminded: true,
      goesTo: { firm: ['active', 'former'], site: ['active'] },
    },
    active: {
      label: 'Client',
      plural: 'Clients',
      tone: 'plain',
      become: {
        label: 'Make it a client',
        about: 'It is in the lists, its recurring work is planned, and it is reminded.',
      },
      stored: { isProspect: false, isFormer: false },
      isCounted: true,
      isWorkPlanned: true,
      isReminded: true,
      goesTo: { firm: ['former', 'prospect'] },
    },
    former: {
      label: 'Former client',
      plural: 'Former clients',
      tone: 'loss',
      become: {
        label: 'Make it a former client',
        about:
          'It leaves the lists. Nothing is planned for it any more, and it is reminded of nothing. Its work and papers stay for as long as the law says.',
      },
      stored: { isProspect: false, isFormer: true },
      isCounted: false,
      isWorkPlanned: false,
      isReminded: false,
      goesTo: { firm: ['active', 'prospect'], site: ['active'] },
    },
  },
  {
    label: 'Set by a newer version',
    plural: 'Others',
    tone: 'plain',
    become: { label: '', about: '' },
    stored: { isProspect: false, isFormer: false },
    isCounted: false,
    isWorkPlanned: false,
    isReminded: false,
    goesTo: {},
  },
);

export const COUNTED = statesThat(CLIENT_STATUS, ({ isCounted }) => isCounted);
export const WITH_PLANNED_WORK = statesThat(CLIENT_STATUS, ({ isWorkPlanned }) => isWorkPlanned);
export const REMINDED_CLIENTS = statesThat(CLIENT_STATUS, ({ isReminded }) => isReminded);

export function isWorkPlannedFor({ status }: { status: ClientStatus }): boolean {
  return CLIENT_STATUS[status].isWorkPlanned;
}

export function asksWhatIsOpen(status: ClientStatus): boolean {
  return CLIENT_STATUS[status].stored.isFormer;
}

/** What stands beside the name of one that is no client, such as “Former client”; empty for a client. */
export function statusMarkOf({ status }: { status: ClientStatus }): string {
  return CLIENT_STATUS[status].isCounted ? '' : CLIENT_STATUS[status].label;
}
