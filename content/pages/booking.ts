import { talkWays } from '#app/firm/core/talks.ts';
import { firm } from '#app/platform/content/firm.ts';

export const booking = {
  titles: {
    kind: 'Book a consultation',
    time: 'Choose a day and a time',
    details: 'Your details',
  },
  alsoCalled: [
    'appointment',
    'consultation',
    'meeting',
    'talk to somebody',
    'call me',
    'speak to someone',
    'talk to someone',
    'speak to a person',
    'talk to a person',
    'call back',
    'cancel my booking',
    'cancel booking',
    'move my booking',
    'cancel my appointment',
  ],
  get description() {
    return `Choose a day and a time to talk to ${firm.name}, ${talkWays()}. Free times are shown as they are.`;
  },
  eyebrow: 'Consultations',
  heading: 'Book a Consultation',
  lede: 'Choose whom you talk to or what it is about, then a day and a time. You get a mail with a calendar entry, and a link to move or cancel it.',
  about: 'You are asking about',
  leaveOut: 'Something else',
  free: 'Free',
  choose: 'See free times',
  write: { text: 'Rather write than talk?', label: 'Send us a message', to: '/contact' },
  faces: {
    title: 'Who do you want to talk to?',
    anybody: 'Whoever is free first',
    next: 'Next free:',
    none: 'Nothing free in the next weeks',
  },
  soon: {
    title: 'The next free times',
    all: (count: number) => `All ${count} times`,
    month: 'Another day',
  },
  sooner: 'Somebody else is free sooner',
  kinds: 'What is it about?',
  another: 'Another kind of consultation',
  month: {
    hint: 'Days with free times are underlined. All times are South African time.',
    keys: 'With a keyboard, arrow keys move from day to day, Page Up and Page Down from month to month.',
    times: 'Choose a time',
    noTimes: 'Nothing is free on this day. Please choose another one.',
    noDay: 'First choose a day in the table.',
    noDays: 'Nothing is free in this month.',
  },
  missed: {
    title: 'That time is no longer free',
    text: 'Somebody was quicker, or it has passed. Please choose another one.',
    yours: 'If you booked it yourself a moment ago, it is yours: the mail we sent you confirms it.',
    typed: 'What you typed is still here.',
    none: 'Nothing else is free around that time.',
    month: 'See the whole month',
    choose: 'Choose one of the free times.',
  },
  nobody: {
    title: 'No times can be booked here at the moment',
    text: 'Please write to us or call, and we find a time together.',
  },
  details: {
    title: 'Your details',
    way: 'How shall we talk?',
    phoneHint: 'Only needed if we talk by phone.',
    phoneAsked: 'Needed: we call you at this number.',
    question: 'What is it about? (optional)',
    questionHint: 'A sentence or two is enough. Please send no passwords, ID numbers or bank details.',
    attach: 'Send my calculation along',
    attachHint: 'The figures of the calculation that you saved, so that we can open it as you see it.',
    button: 'Book this time',
    busy: 'Booking...',
    another: 'Another time',
    privacy: 'How we keep what you send is in our [privacy policy](/privacy).',
  },
  refused: {
    title: 'Not booked yet',
    get failed() {
      return `It could not be booked at the moment. Please try again shortly, or call ${firm.phone}. What you typed is still here.`;
    },
    get robot() {
      return `A field that people don’t see was filled in, so this looked like a program. Please try again, or call ${firm.phone}.`;
    },
    get tooMany() {
      return `Two consultations are booked from this address already. Move or cancel one of them with the link in its mail, or call ${firm.phone}.`;
    },
    yours:
      'You have this time already, and nothing was booked twice. The mail that confirms it has the link to look at it, move it or cancel it.',
    get unsent() {
      return `The site could not be reached. Please try again, or call ${firm.phone}. What you typed is still here.`;
    },
  },
  yours: {
    title: 'You have this time already',
    description: 'It was booked in another tab, and nothing was booked twice. This is your talk.',
  },
  done: {
    title: 'Your consultation is booked',
    lede: 'We have mailed you this, with an entry for your calendar. If the mail is not there in ten minutes, look in your spam folder.',
    next: 'What happens now',
    steps: {
      phone: 'We call you at that time. Keep your phone near you.',
      video: 'At that time, open the address of the video call.',
      office: 'Come to our office at that time.',
    },
    reminder: 'We remind you by mail a day and an hour before.',
    reminderOfHour: 'We remind you by mail an hour before.',
    link: 'To move or cancel it, come back to this page by the link in the mail.',
  },
  own: {
    title: 'Your consultation',
    moving: 'Move your consultation',
    cancelling: 'Cancel your consultation',
    cancelled: 'This consultation is cancelled',
    cancelledText: 'Its time is free again, and nobody waits for you.',
    began: 'It has begun, so it can no longer be changed here.',
    bring: 'Please bring',
    question: 'You wrote',
    calendar: 'Add to calendar',
    move: 'Move it',
    cancel: 'Cancel it',
    keep: 'Keep it as it is',
    again: 'Book another time',
    work: 'See the work',
    movedToast: 'Your consultation is moved',
    sameTime: { title: 'It is at this time already', description: 'Nothing changed, so no mail was sent.' },
    cancelledToast: 'Your consultation is cancelled',
    mailed: 'We have mailed you the change.',
    unchangedToast: 'Nothing changed',
    unchanged: 'Look again below, and change it if you still want to.',
    cancelTitle: 'Cancel this consultation?',
    cancelText: 'Its time becomes free for somebody else. We tell our colleague.',
    cancelButton: 'Yes, cancel it',
    moveTitle: 'Move it to another time',
    moveButton: 'Move it to this time',
    confirmTitle: 'Move it to this time?',
  },
  noBooking: {
    title: 'This link no longer opens a consultation',
    get text() {
      return `The consultation is over, or the address is not complete. Open it once more from the newest mail we sent you about it, or call ${firm.phone}.`;
    },
  },
};
