import { Mark } from '#app/platform/ui/mark.tsx';
import { CLIENT_STATUS, COUNTED, type ClientStatus } from '#app/work/core/taxpayers/status.ts';

/** Nothing for whom the lists call a client. */
export function StatusMark({ status }: { status: ClientStatus | null }) {
  if (status === null || COUNTED.includes(status)) return null;
  const { label, tone } = CLIENT_STATUS[status];
  return <Mark tone={tone}>{label}</Mark>;
}
