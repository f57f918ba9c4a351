export type Sent = {
  stored: { id: string; name: string; type: string }[];
  repeated: { id: string; name: string; type: string }[];
  /** `isLocked`: a PDF that opens with a password alone, which was not sent with it. */
  refused: { name: string; why: string; isLocked?: true }[];
  join?: 'joining' | 'busy' | 'none';
};
