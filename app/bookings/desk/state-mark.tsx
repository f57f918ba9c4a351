import { stateLabels, type BookingState } from '#app/bookings/core/state-labels.ts';
import { Mark, type MarkTone } from '#app/platform/ui/mark.tsx';

const TONES: Record<BookingState, MarkTone> = { booked: 'gain', cancelled: 'plain', no_show: 'loss' };

export function StateMark({ state }: { state: BookingState }) {
  return <Mark tone={TONES[state]}>{stateLabels[state]}</Mark>;
}
