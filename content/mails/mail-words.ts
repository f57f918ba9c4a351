/** The words of one mail. What stands in double braces is filled in when it is written. */
export type MailWords = {
  /** What it is, for whoever edits it. */
  title: string;
  /** What is filled in, in words; beside these, `{{firm.name}}`, `{{firm.phone}}` and `{{firm.email}}`. */
  values: Readonly<Record<string, string>>;
  /** Without these the mail does not do what it is for. */
  kept: readonly string[];
  subject: string;
  greeting?: string;
  /** One of which nothing is left is not sent. */
  paragraphs: readonly string[];
  /** A value can be one of these, by what happened. */
  lines?: Readonly<Record<string, string>>;
  button?: string;
  closing?: string;
};
