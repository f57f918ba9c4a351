export type SeeAlso = { label: string; to: string };

export const estatePages: readonly SeeAlso[] = [
  { label: 'Tax for deceased estates, step by step', to: '/tax/deceased-estate' },
  { label: 'The dates of one estate', to: '/tax/deceased-estate/timeline' },
];
