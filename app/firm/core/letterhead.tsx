import type { ReactNode } from 'react';
import { firm } from '#app/platform/content/firm.ts';

export function Letterhead({ children }: { children: ReactNode }) {
  const { street, suburb, city, postalCode } = firm.address;
  return (
    <div className="letterhead">
      <p className="shrink-0">
        <b className="font-serif text-lg">{firm.name}</b>
        <br />
        {street}, {suburb}, {city}, {postalCode}
        <br />
        {firm.phone} · {firm.email}
      </p>
      {children}
    </div>
  );
}
