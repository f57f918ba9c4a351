import { workTalk, type Consultation } from '#content/consultations.ts';
import { consultationsNow } from '#app/firm/core/consultations.ts';
import { aboutText } from '#app/bookings/core/booking.ts';
import type { Wanted } from '#app/bookings/core/wanted.ts';
import { ANYBODY, WITH, WORK } from './address.ts';
import { personIn } from './faces.ts';
import { subjectIn, SUBJECT_PARAMS } from './subject.server.ts';

export type ClientWork = {
  engagementId: string;
  taxpayerId: string;
  title: string;
  taxpayer: string;
  colleague: { id: string } | null;
  client: { userId: string | null; email: string };
};

export type About = {
  consultation: Consultation | undefined;
  subject: string | null;
  person: string | null;
  wanted: Wanted | null;
  work: ClientWork | null;
};

export function aboutIn(query: URLSearchParams, work: ClientWork | null): About {
  const kind = query.get('kind');
  if (work) {
    const { title: topic, taxpayer, colleague } = work;
    const isWanted = colleague && query.get(WITH) !== ANYBODY;
    const wanted = isWanted ? { id: colleague.id } : null;
    return { consultation: workTalk, subject: aboutText({ topic, taxpayer }), person: null, wanted, work };
  }
  const person = personIn(query);
  return {
    consultation: consultationsNow().find(({ id }) => id === kind),
    subject: subjectIn(query),
    person: person?.id ?? null,
    wanted: person && { name: person.name },
    work,
  };
}

export function keptIn(query: URLSearchParams): string {
  const kept = ['kind', WITH, WORK, ...SUBJECT_PARAMS].flatMap((name) => {
    const value = query.get(name)?.slice(0, 100);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}
