import type { ReactNode } from 'react';
import { Form, Link } from '@remix-run/react';
import { wayLabels, type Way } from '#content/consultations.ts';
import { startName } from '#app/bookings/public/chosen.ts';
import { LONGEST_QUESTION, SUBMISSION_KEY, type DetailName } from '#app/bookings/public/details.ts';
import { presetWay } from '#app/bookings/core/preset-way.ts';
import { COUNTRIES } from '#app/platform/forms/countries.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { isIsoDate, clockText } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, Segments, SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import type { NewAnswer, NewBooking } from './new-booking.server.ts';
import { choiceIn, consultationIn, emptiedOf, filledFor } from './new-booking.ts';

type Props = { initial: NewBooking; answer: NewAnswer | undefined };

/** First the time, then the person: looking at other times loses nothing that was typed. */
export function NewForm({ initial, answer }: Props) {
  const choice = answer ? choiceIn(new URLSearchParams(answer.typed)) : initial.choice;
  const { times = initial.times } = answer ?? {};
  const { errors = {}, error = errors.submissionKey, found, caller } = answer ?? {};
  const typed = typedIn(answer);
  const way = presetWay(consultationIn(choice, initial.kinds), typed);
  return (
    <Form
      method="post"
      noValidate
      className="hours-layout"
      key={`${choice.day} ${choice.colleague} ${choice.kind} ${caller?.id}`}
    >
      <input type="hidden" name={SUBMISSION_KEY} value={initial.submissionKey} />
      {answer?.anyway && <input type="hidden" name="anyway" value={answer.anyway} />}
      <section aria-labelledby="when" className="grid gap-4">
        <h2 id="when" className="text-lg">
          When
        </h2>
        <SelectField
          id="kind"
          name="kind"
          label="Consultation"
          defaultValue={consultationIn(choice, initial.kinds).id}
          options={initial.kinds.map(({ id, name, minutes }) => ({
            value: id,
            label: `${name} (${minutes} minutes)`,
          }))}
        />
        <div className="when-fields">
          <SelectField
            id="colleague"
            name="colleague"
            label="Held by"
            defaultValue={choice.colleague}
            options={initial.colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField id="day" name="day" type="date" label="Day" defaultValue={choice.day} />
          <div>
            <Button type="submit" name="intent" value="look" look="quiet" small>
              Show free times
            </Button>
          </div>
        </div>
        <Times choice={choice} times={times} error={error} />
      </section>
      <Person {...{ typed, errors, way }}>
        {initial.hasClients && <Client {...{ found, caller }} typed={answer?.typed.client} />}
      </Person>
    </Form>
  );
}

function typedIn(answer: NewAnswer | undefined): Record<string, string> {
  const { intent, typed = {}, caller, was } = answer ?? {};
  if (caller && intent === 'choose') return filledFor(caller, typed);
  return was ? emptiedOf(was, typed) : typed;
}

type TimesProps = Pick<NewBooking, 'choice' | 'times'> & Pick<NewAnswer, 'error'>;

function Times({ choice, times: { starts, none }, error }: TimesProps) {
  const day = isIsoDate(choice.day) ? longDayText(choice.day) : 'that day';
  return (
    <>
      {starts.length === 0 ? (
        <p className="text-ink-soft">
          No free time on {day}. {none}
        </p>
      ) : (
        <Segments
          legend={`Free on ${day}`}
          name="slot"
          className="slot-times"
          defaultValue={choice.slot}
          options={starts.map((start) => ({ value: startName(start.getTime()), label: clockText(start) }))}
        />
      )}
      <TextField
        id="at"
        name="at"
        type="time"
        label="Any other time of that day (optional)"
        hint="Also outside the hours. Another booking of the colleague stands in the way; of time off we ask."
        defaultValue={choice.at}
        error={error}
      />
    </>
  );
}

const WAYS = Object.entries(wayLabels).map(([value, label]) => ({ value, label }));

type PersonProps = Pick<NewAnswer, 'typed' | 'errors'> & { way: Way; children: ReactNode };

function Person({ typed, errors, way, children }: PersonProps) {
  const field = (name: DetailName) => ({
    id: name,
    name,
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <section aria-labelledby="who" className="grid gap-4">
      <h2 id="who" className="text-lg">
        Who
      </h2>
      {children}
      <TextField {...field('name')} label="Full name" autoComplete="off" required />
      <TextField {...field('email')} label="E-mail" type="email" autoComplete="off" required />
      <div className="when-fields">
        <SelectField
          {...field('countryCode')}
          label="Country code"
          options={COUNTRIES.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        />
        <TextField {...field('phone')} label="Phone" inputMode="tel" autoComplete="off" />
      </div>
      <p className="hint">For a talk by phone we need the number; else it may stay empty.</p>
      <div>
        <Segments legend="How" name="way" options={WAYS} defaultValue={way} />
        <FieldError id="way-error" message={errors.way} />
      </div>
      <TextArea
        {...field('question')}
        label="What it is about (optional)"
        hint="The mail to the colleague quotes it."
        rows={4}
        maxLength={LONGEST_QUESTION}
      />
      <div>
        <Button type="submit" name="intent" value="book">
          Book
        </Button>
      </div>
    </section>
  );
}

type ClientProps = Partial<Pick<NewAnswer, 'found' | 'caller'>> & { typed: string | undefined };

/** A client from the book is not typed again, and the booking is shown on their page. */
function Client({ found, caller, typed }: ClientProps) {
  if (caller) {
    return (
      <p>
        <input type="hidden" name="taxpayer" value={caller.id} />
        In the client book: <Link to={`/admin/taxpayers/${caller.id}`}>{caller.name}</Link>{' '}
        <Button type="submit" name="intent" value="untie" look="quiet" small>
          Somebody else
        </Button>
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      <TextField
        id="client"
        name="client"
        label="In the client book (optional)"
        hint="Name, number, phone, e-mail or address. Or type somebody new below."
        type="search"
        maxLength={200}
        autoComplete="off"
        defaultValue={typed}
      />
      <div>
        <Button type="submit" name="intent" value="look" look="quiet" small>
          Find
        </Button>
      </div>
      {found?.length === 0 && <p role="status">Nobody in the client book fits that.</p>}
      {found && found.length > 0 && (
        <ul className="grid gap-2" aria-label="Found in the client book">
          {found.map(({ id, name, about }) => (
            <li key={id}>
              <Button type="submit" name="intent" value={`choose:${id}`} look="quiet" small>
                {name}
              </Button>{' '}
              <span className="hint">{about}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
