/** The words of one mail. Names in double braces are filled in when it is written. */
export type MailWords = {
  /** What the mail is, for its editor. */
  title: string;
  /** The names in words; also available: `{{firm.name}}`, `{{firm.phone}}` and `{{firm.email}}`. */
  values: Readonly<Record<string, string>>;
  /** Names that the mail must contain to serve its purpose. */
  kept: readonly string[];
  subject: string;
  greeting?: string;
  /** A paragraph that becomes empty is left out. */
  paragraphs: readonly string[];
  lines?: Readonly<Record<string, string>>;
  button?: string;
  closing?: string;
};
