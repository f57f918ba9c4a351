/** The colleague who is asked to review the work, if that is neither `me` nor the one who does it. */
export function otherReviewer(
  { reviewerId, assignee }: { reviewerId: string | null; assignee: { id: string } | null },
  me: string,
): string | null {
  return reviewerId === me || reviewerId === assignee?.id ? null : reviewerId;
}
