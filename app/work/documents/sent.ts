export type Sent = {
  stored: { id: string; name: string; type: string }[];
  repeated: { id: string; name: string; type: string }[];
  refused: { name: string; why: string }[];
  join?: 'joining' | 'busy' | 'none';
};
