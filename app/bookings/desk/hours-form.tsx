import { Form } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { openDays } from '#app/firm/core/opening-hours.ts';
import type { BookingRules } from '#app/firm/core/booking-rules.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, TextField } from '#app/platform/ui/field.tsx';
import type { DiaryOf } from './hours.server.ts';
import { type HoursAnswer } from './hours.ts';
import { WEEKDAYS } from '#app/firm/core/calendar-day.ts';

type Props = { of: DiaryOf; rules: BookingRules; answer: HoursAnswer | undefined };

/** Without a diary it begins with the firm's hours. */
export function HoursForm({ of: { diary }, rules, answer }: Props) {
  const refused = answerTo(answer, 'hours');
  const { bufferMinutes, videoRooms, videoLink } = rules;
  const stored = diary?.hours ?? firm.supportHours.days;
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="mb-2 text-lg">
        When you can be booked
      </h2>
      {!diary && (
        <p className="mb-3">
          Nobody can book you yet. Choose your hours and save them, and your times are offered on the website.
        </p>
      )}
      <Form method="post" className="grid gap-4" key={`${diary?.version} ${refused?.error}`}>
        <input type="hidden" name="version" value={diary?.version ?? 0} />
        <table className="hours-table" aria-describedby={refused ? 'hours-error' : undefined}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">From</th>
              <th scope="col">Until</th>
            </tr>
          </thead>
          <tbody>
            {openDays().map(({ day: weekday, ...firmHours }) => {
              const name = WEEKDAYS[weekday - 1] ?? '';
              const times = stored[weekday];
              return (
                <tr key={weekday}>
                  <th scope="row">
                    {name}
                    <span className="hint block">
                      {firmHours.opens} to {firmHours.closes}
                    </span>
                  </th>
                  {(['opens', 'closes'] as const).map((end) => (
                    <td key={end}>
                      <input
                        type="time"
                        className="input"
                        name={`${end}-${weekday}`}
                        aria-label={`${name} ${end === 'opens' ? 'from' : 'until'}`}
                        defaultValue={refused?.typed[`${end}-${weekday}`] ?? times?.[end] ?? ''}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="hint">
          Below each day stand the firm’s own hours. Leave a day empty on which you hold no consultations.
          Only times within the firm’s own hours are offered, none on public holidays, and {bufferMinutes}{' '}
          minutes stay free after each.
        </p>
        <TextField
          id="video-link"
          name="videoLink"
          label="Link of your video room (optional)"
          type="url"
          maxLength={300}
          placeholder="https://"
          hint={`Clients who book a video consultation get this link. ${without(videoRooms, videoLink)}`}
          defaultValue={refused?.typed.videoLink ?? diary?.videoLink ?? ''}
        />
        <FieldError id="hours-error" message={refused?.error} />
        <div>
          <Button type="submit" name="intent" value="hours">
            {diary ? 'Save hours' : 'Be booked at these hours'}
          </Button>
        </div>
      </Form>
      {diary && <StopForm />}
    </section>
  );
}

function without(rooms: string | null, link: string): string {
  return rooms === null
    ? `Without one they get: ${link}`
    : `Without one each booking gets a room of its own below ${rooms}`;
}

function StopForm() {
  return (
    <details className="mt-4">
      <summary className="hint inline-flex min-h-11 cursor-pointer items-center">Stop being booked</summary>
      <Form method="post" className="mt-2 grid gap-3">
        <p>Your times are no longer offered, and your calendar address ends. What is booked stays booked.</p>
        <div>
          <Button type="submit" name="intent" value="stop" look="quiet">
            Stop being booked
          </Button>
        </div>
      </Form>
    </details>
  );
}
