import { booking } from '#content/pages/booking.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';

export function NoBooking() {
  const { title, text } = booking.noBooking;
  return (
    <div className="wrap booking">
      <p className="eyebrow">{booking.eyebrow}</p>
      <h1 className="text-2xl">{title}</h1>
      <p className="lede mt-4">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/book">{booking.own.again}</ButtonLink>
        <ButtonLink to="/contact" look="quiet">
          {booking.write.label}
        </ButtonLink>
      </p>
    </div>
  );
}
