import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const calendar = (method: string, status: string, start = 'DTSTART:20260302T080000Z') => `BEGIN:VCALENDAR
VERSION:2.0
METHOD:${method}
BEGIN:VEVENT
UID:1@firm.example
SUMMARY:Consultation\\, with Ann
${start}
COMMENT:Tuesday is better
ATTENDEE;CN="Nkosi, Thandi";PARTSTAT=${status}:mailto:thandi@example.co.za
END:VEVENT
END:VCALENDAR`;

const read = async (type: string, text: string) =>
  (
    await readMail(
      Buffer.from(
        `From: thandi@example.co.za\nSubject: Declined\nContent-Type: ${type}\n\n${text}\n`.replaceAll(
          '\n',
          '\r\n',
        ),
      ),
    )
  ).mail;

test('a calendar’s answer says who answered what, even when the mail has nothing else', async () => {
  for (const type of [
    'text/calendar; method=REPLY; charset=utf-8',
    'text/calendar; method="reply"',
    'text/calendar',
  ])
    expect(await read(type, calendar('REPLY', 'DECLINED')), type).toMatchObject({
      kind: 'automatic',
      text: 'Nkosi, Thandi <thandi@example.co.za> declined: “Consultation, with Ann” on 2 March 2026, 10:00\nTuesday is better',
    });
  expect(
    (
      await read(
        'text/calendar',
        calendar('REPLY', 'ACCEPTED', 'DTSTART;TZID=Africa/Johannesburg:20260302T100000'),
      )
    ).text,
  ).toMatch(/accepted: .* on 2 March 2026, 10:00 \(Africa\/Johannesburg\)/);
});

test('a person’s own words are shown below it; an invitation is a person’s mail', async () => {
  const parts = (words: string, part: string) =>
    read(
      'multipart/alternative; boundary=b',
      `--b\nContent-Type: text/plain\n\n${words}\n--b\nContent-Type: text/calendar; method=REPLY\n\n${part}\n--b--`,
    );
  expect((await parts('Sorry.', calendar('REPLY', 'DECLINED'))).text).toMatch(/declined: [^]*\n\nSorry\.$/);
  expect(await parts('Sorry.', 'no calendar')).toMatchObject({ kind: 'automatic', text: 'Sorry.' });
  expect(await read('text/calendar; method=REQUEST', calendar('REQUEST', 'NEEDS-ACTION'))).toMatchObject({
    kind: 'personal',
    text: expect.stringMatching(/^Invitation: “Consultation, with Ann”/),
  });
});
