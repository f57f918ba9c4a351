/** `days`: for how long it has been in its state. */
export type Waiting = { id: string; title: string; client: string; assignee: string | null; days: number };

export type Longest = Record<'client' | 'progress', Waiting[]>;
