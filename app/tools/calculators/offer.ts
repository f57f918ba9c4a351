/** Below a result: what the firm does about it, for how much, and who does it. Null where it has no plan or person. */
export type Offer = {
  plan: { title: string; price: string; to: string } | null;
  person: { name: string; role: string; to: string } | null;
  book: string;
};
