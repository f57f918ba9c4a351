/** What a client may say is wrong, and a colleague changes in one act. The address is changed on another way: it opens the work. */
export const CORRECTABLE = {
  name: 'Name',
  taxNumber: 'Income tax number',
  registrationNumber: 'Registration number',
} as const;

export type Correctable = keyof typeof CORRECTABLE;

/** What a client says of one field; `from` is what we had then. */
export type Correction = {
  id: number;
  field: Correctable;
  from: string | null;
  to: string;
  by: string;
  at: Date;
};
