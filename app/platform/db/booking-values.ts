export const WAYS = ['phone', 'video', 'office'] as const;
export const BOOKING_STATES = ['booked', 'cancelled', 'no_show'] as const;
export const BOOKING_PARTIES = ['client', 'firm'] as const;
