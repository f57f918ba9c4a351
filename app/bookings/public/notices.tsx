import { firm } from '#app/platform/content/firm.ts';
import { booking } from '#content/pages/booking.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';

export function Nobody() {
  const { title, text } = booking.nobody;
  return (
    <div className="mt-6">
      <Notice title={title}>{text}</Notice>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/contact">{booking.write.label}</ButtonLink>
        <a href={`tel:${firm.phone.replaceAll(' ', '')}`} className="btn btn-quiet">
          Call {firm.phone}
        </a>
      </p>
    </div>
  );
}

/** The time in the address is not offered. `hint`: one more sentence. */
export function Missed({ hint }: { hint?: string }) {
  const { title, text } = booking.missed;
  return (
    <div role="alert" className="mt-5">
      <Notice tone="loss" title={title}>
        {text} {hint}
      </Notice>
    </div>
  );
}
