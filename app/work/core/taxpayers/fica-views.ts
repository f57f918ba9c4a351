export const FICA_VIEWS = {
  none: 'Not identified',
  incomplete: 'Identified, not complete',
  due: 'Review due within 30 days',
  expired: 'Papers ran out',
  owners: 'Identified, owners not named or not confirmed',
  unrated: 'Identified, no risk or no next review',
  high: 'High risk',
  all: 'All clients',
} as const;

export type FicaView = keyof typeof FICA_VIEWS;
