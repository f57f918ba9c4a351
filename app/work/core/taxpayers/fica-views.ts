/** What a compliance officer looks for. */
export const FICA_VIEWS = {
  none: 'Not identified',
  due: 'Review due within 30 days',
  expired: 'Papers ran out',
  owners: 'Owners not confirmed',
  unrated: 'No risk or no next review',
  high: 'High risk',
  all: 'All clients',
} as const;

export type FicaView = keyof typeof FICA_VIEWS;
