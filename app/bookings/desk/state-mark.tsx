import { BOOKING_STATE, type BookingState } from '#app/bookings/core/states.ts';
import { Mark } from '#app/platform/ui/mark.tsx';

export function StateMark({ state }: { state: BookingState }) {
  const { tone, label } = BOOKING_STATE[state].desk;
  return <Mark tone={tone}>{label}</Mark>;
}
