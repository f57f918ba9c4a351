/** `service`: the service whose page the link needs; without that page it is left out. */
export type SeeAlso = { label: string; to: string; service?: string };

export const estatePages: readonly SeeAlso[] = [
  {
    label: 'Tax for deceased estates, step by step',
    to: '/tax/deceased-estate',
    service: 'tax-deceased-estate',
  },
];
