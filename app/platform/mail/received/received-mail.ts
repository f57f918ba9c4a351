export type ReceivedFile = { name: string; type: string; bytes: Uint8Array };

/** `automatic`: RFC 3834. `receipt`: RFC 8098. `returned`: RFC 3464. `unreadable`: at most its head was read. */
export type ReceivedKind = 'personal' | 'automatic' | 'receipt' | 'returned' | 'own' | 'unreadable';

export type Mailbox = { name: string; address: string };

export type ReceivedMail = {
  kind: ReceivedKind;
  mailId: string | null;
  /** Oldest first, without repeats; of a returned mail also the ids in the report. */
  references: readonly string[];
  from: Mailbox;
  /** How many addresses its From headers name: with several it is not known who wrote. */
  senderCount: number;
  /** The Reply-To address, if it differs. Anybody can write anything there. */
  replyTo: Mailbox | null;
  /** Values of Authentication-Results, the newest first. Only those of the firm's own mail server prove anything. */
  authenticationResults: readonly string[];
  recipients: readonly string[];
  subject: string;
  /** `words` and `quoted` together. Empty without readable text. */
  text: string;
  words: string;
  quoted: string;
  parts: readonly string[];
  /** The UID of an appointment that a calendar declines, or wants at another time. */
  refusedEvent: string | null;
  files: readonly ReceivedFile[];
  isMarkedAsSpam: boolean;
  date: Date | null;
};

/** Returned by the process for reading mails; the bytes of the files follow. `mark`: the site's own, to be checked. */
export type MailRead = Omit<ReceivedMail, 'files' | 'date'> & {
  mark: string;
  /** In milliseconds since 1970. */
  date: number | null;
  files: readonly { name: string; type: string; size: number }[];
};

export const EMPTY_MAIL: ReceivedMail = {
  kind: 'unreadable',
  mailId: null,
  references: [],
  from: { name: '', address: '' },
  senderCount: 0,
  replyTo: null,
  authenticationResults: [],
  recipients: [],
  subject: '',
  text: '',
  words: '',
  quoted: '',
  parts: [],
  refusedEvent: null,
  files: [],
  isMarkedAsSpam: false,
  date: null,
};
