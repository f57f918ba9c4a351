export type Sent = {
  stored: { id: string; name: string; type: string }[];
  repeated: { id: string; name: string; type: string }[];
  refused: { name: string; why: string }[];
  /** Of the photos: whether they become one PDF. */
  join?: 'joining' | 'busy' | 'none';
};
