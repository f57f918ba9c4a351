import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const read = async (source: string) => (await readMail(Buffer.from(source.replaceAll('\n', '\r\n')))).mail;
const COPY =
  'Received: from firm.example by mx.example\nFrom: info@firm.example\nTo: zola@lost.example\nMessage-ID: <reply@firm.example>\nSubject: Re: Tax\n\nDear Zola';

const RETURNED: Record<string, string> = {
  'an Exim server of today': `Return-Path: <>
X-Failed-Recipients: zola@lost.example
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@mx.example>
To: info@firm.example
Subject: Mail delivery failed: returning message to sender
Content-Type: text/plain

This message was created automatically by mail delivery software.
The following address failed:

  zola@lost.example
    host mx.lost.example: 550 unknown user

------ This is a copy of the message, including all the headers. ------

${COPY}`,
  'an old Exim server': `From: Mail Delivery System <Mailer-Daemon@mx.example>
To: info@firm.example
Subject: Mail delivery failed: returning message to sender
Precedence: bulk

A message that you sent could not be delivered to one or more of its recipients.

------ This is a copy of the message, including all the headers. ------

${COPY}`,
  qmail: `Return-Path: <>
From: MAILER-DAEMON@mx.example
To: info@firm.example
Subject: failure notice

Hi. This is the qmail-send program at mx.example.
I'm afraid I wasn't able to deliver your message to the following addresses.

<zola@lost.example>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

${COPY}`,
  Yahoo: `From: MAILER-DAEMON@post.example
To: info@firm.example
Subject: Failure Notice

Sorry, we were unable to deliver your message to the following address.

<zola@lost.example>:
554: delivery error: this user doesn't have an account

--- Below this line is a copy of the message.

${COPY}`,
  'a hosted server whose report is words': `From: postmaster@mail.example
To: info@firm.example
Subject: Delivery issue
X-Original-Mailer: Hosted Mail
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

Your message could not be delivered.

Technical report:
Final-Recipient: rfc822;zola@lost.example
Action: failed
Status: 5.1.1
--b
Content-Type: message/rfc822

${COPY}
--b--`,
  'a server without a sender': `Return-Path: <>
From: Postbus <post@lost.example>
To: info@firm.example
Subject: Your mail
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

Het adres is niet bekend.
--b
Content-Type: message/rfc822

${COPY}
--b--`,
  'an Exchange server': `From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@lost.example>
To: info@firm.example
Subject: Undeliverable: Re: Tax
Content-Type: text/html

<p>Delivery has failed to these recipients: zola@lost.example</p><p>Message-ID: &lt;reply@firm.example&gt;</p>`,
};

test.for(Object.entries(RETURNED))(
  'a mail bounced by %s is recognised, with the original mail',
  async ([, source]) => {
    expect(await read(source)).toMatchObject({
      kind: 'returned',
      references: expect.arrayContaining(['<reply@firm.example>']),
    });
  },
);

const PERSON = 'Return-Path: <zola@example.org>\nFrom: Zola <zola@example.org>\nTo: info@firm.example\n';

test('a person who forwards, quotes or mentions such a report counts as a person', async () => {
  for (const source of [
    `${PERSON}Subject: Fwd: Undeliverable: Re: Tax\n\nLook at this.\n\n${RETURNED.qmail}`,
    `${PERSON}Subject: Re: failure notice\nIn-Reply-To: <x@y>\n\n> Action: failed\n> Status: 5.1.1\n\nWhat is this?`,
    `${PERSON}Subject: Delivery failure\nUser-Agent: Mail\n\nMy last mail to you could not be delivered. Is your mailbox full?`,
    `${PERSON}Subject: It came back\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nSee the file.\n--x\nContent-Type: message/rfc822\n\n${RETURNED['an Exim server of today']}\n--x--`,
    `From: Post Master <postmaster@example.org>\nTo: info@firm.example\nSubject: A question\n\nWhat does a return cost?`,
    `${PERSON}Subject: Message from Zola\n\nI did not receive your answer.`,
  ])
    expect((await read(source)).kind, source).toBe('personal');
});

test('an absence with an empty return path and a server still trying are automatic', async () => {
  for (const source of [
    'Return-Path: <>\nFrom: Zola <zola@example.org>\nAuto-Submitted: auto-replied\nSubject: Away\n\nI am away until Monday.',
    'Return-Path: <>\nFrom: Zola <zola@example.org>\nSubject: Automatic reply: Tax\nX-Autoreply: yes\n\nI am on leave and cannot be reached.',
    'From: Mail Delivery System <Mailer-Daemon@mx.example>\nSubject: Warning: message 1x2y delayed 24 hours\n\nYour message has not yet been delivered. No action is required.',
    `From: MAILER-DAEMON@mx.example\nSubject: Delayed\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\n\nStill trying.\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nAction: delayed\nStatus: 4.4.1\n--b--`,
  ])
    expect((await read(source)).kind, source).toBe('automatic');
});
