import { stateLabels, type BookingState } from '#app/bookings/state-labels.ts';
import { Mark, type MarkTone } from '#app/ui/mark.tsx';

const TONES: Record<BookingState, MarkTone> = { booked: 'gain', cancelled: 'plain', no_show: 'loss' };

export function StateMark({ state }: { state: BookingState }) {
  return <Mark tone={TONES[state]}>{stateLabels[state]}</Mark>;
}
