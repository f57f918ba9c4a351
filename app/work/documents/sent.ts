/** What became of the files of one form. */
export type Sent = {
  stored: { id: string; name: string; type: string }[];
  /** Files that were there already. */
  repeated: { id: string; name: string; type: string }[];
  refused: { name: string; why: string }[];
  /** Of the photos: whether they become one PDF. */
  join?: 'joining' | 'busy' | 'none';
};
