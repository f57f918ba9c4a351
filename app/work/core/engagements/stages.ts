export const STAGES = {
  proposed: { label: 'Proposed', needs: 'letter' },
  accepted: { label: 'Accepted', needs: 'letter' },
  collecting: { label: 'Papers from you', needs: null },
  in_progress: { label: 'In progress', needs: null },
  with_sars: { label: 'With SARS', needs: 'sars' },
  done: { label: 'Done', needs: null },
} as const;

export type Stage = keyof typeof STAGES;
