import type { Attachment, Email } from 'postal-mime';
import { headerOf, partText } from './parts.ts';
import { senderOf } from './addresses.ts';

const DAEMON =
  /^(mailer-?daemon|mail-?daemon|maildaemon|mmdf|double-bounce|mail-?delivery.*|microsoftexchange\w*|bounces?)$/i;
const MAY_BE_A_MACHINE =
  /^(postmaster|daemon|mdaemon|mailsystem|mail-?system|system|administrator|mail\.administrator|mail-?admin|no-?reply|do-?not-?reply|noreply.*)$/i;
const MACHINE_NAME =
  /mail(er)?[ -]?daemon|mail delivery|delivery (sub)?system|mail (administrator|system|gateway|server)|system administrator|internet mail|postmaster/i;
const SUBJECT =
  /^(undeliver|undelivered|failure notice|failed mail|returned mail|mail returned|mail delivery|delivery (status )?(notification|failure|report|has failed|error)|message (undeliverable|you sent|delivery|could not)|(mail|message) (failed|failure|system error)|(non-?delivery|nondeliverable|undeliverable)|warning: (message|could not)|(mail )?delivery failed|e?-?mail delivery|bounced?:? |rejected|error sending|cannot deliver|could not deliver|nachricht|unzustellbar|onbestelbaar|niet bezorg|onaflewer|devoluci|não entreg|non remis|mancato recapito)/i;
const FAILURE =
  /(can|could|would|was|were|has|have|is|did)( ?not|n['’]t)( be| been)? ?(delivered|deliver\b|relayed|reach (some|all|the|its|your))|undeliver|unable to (deliver|relay|forward|reach)|delivery (has |to the following .{0,60})?fail|fail(ed|ure) .{0,40}deliver|returned mail|return(ing|ed) (the |your )?(mail|message)|failure notice|(unknown|no such|invalid|bad) (user|recipient|mailbox|address|account|host|domain)|(user|recipient|mailbox|address|account|host|domain) .{0,80}(unknown|not found|doesn['’]t|does not exist|no longer|is full|disabled|inactive|unavailable|invalid|rejected|not listed|suspended|over (the )?quota|exceed)|permanent (fatal )?(error|failure)|fatal error|unrouteable|address(es)? (failed|rejected)|giving up|quota exceeded|over quota|rejected (your|the) (message|mail)|message .{0,40}(rejected|blocked|refused)|\b5[0-5]\d[ -]#?5\.\d+\.\d+|action: failed|status: 5\.\d|kon nie .{0,60}aflewer|konnte nicht zugestellt|kon niet .{0,60}(bezorgd|afgeleverd)|no se ha podido entregar|n['’]a pas pu être (remis|livr)/i;
const DELAY =
  /\bdelay|still (being )?(retri|try)|will (continue|keep|be)( to)? (try|re-?tri|attempt)|no action is (required|needed)|this is a warning( message)? only|has not (yet )?been delivered|not yet been|warning: (message|could not)/i;
const FIELDS = /^[ \t]*(final-recipient: *rfc822|action: *failed|diagnostic-code:|status: *5\.\d)/im;
const LONGEST_LOOK = 10_000;

/** `delayed`: the other server keeps trying. Null for any other mail, also if a person forwards such a report. */
export function returnedAs(mail: Email, text: string, holdsMail: boolean): 'returned' | 'delayed' | null {
  const start = text.slice(0, LONGEST_LOOK);
  const reports = mail.attachments.filter(({ mimeType }) =>
    /^message\/(global-)?delivery-status$/.test(mimeType),
  );
  if (isReport(mail) && reports.length > 0) return byReports(reports);
  if (headerOf(mail, 'x-failed-recipients')) return 'returned';
  const subject = mail.subject ?? '';
  const trouble = FAILURE.test(start) || SUBJECT.test(subject) || FIELDS.test(text.slice(0, 100_000));
  const isReturned = isFromDaemon(mail) || (isFromMachine(mail) && (trouble || holdsMail));
  if (!isReturned && !(SUBJECT.test(subject) && hasProof(mail, text, holdsMail))) return null;
  return DELAY.test(subject + start) && !FIELDS.test(text) ? 'delayed' : 'returned';
}

export function isReport(mail: Email): boolean {
  return /^multipart\/report\b/i.test(headerOf(mail, 'content-type') ?? '');
}

/** A report may also announce a success (RFC 3464, 2.3.3). */
function byReports(reports: readonly Attachment[]): 'returned' | 'delayed' {
  const actions = reports.flatMap((report) => [...partText(report).matchAll(/^action: *([\w-]+)/gim)]);
  const isAllWell = actions.every(([, action = '']) =>
    /^(delayed|delivered|relayed|expanded)$/i.test(action),
  );
  return actions.length > 0 && isAllWell ? 'delayed' : 'returned';
}

function isFromDaemon(mail: Email): boolean {
  const { address } = senderOf(mail);
  return (
    DAEMON.test(address.split('@')[0] ?? '') || /^mailer-daemon\b/i.test(headerOf(mail, 'from')?.trim() ?? '')
  );
}

/** An out-of-office answer may have an empty return path too (RFC 3834): it reports no failure. */
function isFromMachine(mail: Email): boolean {
  const { name, address } = senderOf(mail);
  const isNobody = /^<?\s*>?$/.test(headerOf(mail, 'return-path')?.trim() ?? 'none');
  return (
    isNobody || !address || MAY_BE_A_MACHINE.test(address.split('@')[0] ?? '') || MACHINE_NAME.test(name)
  );
}

function hasProof(mail: Email, text: string, holdsMail: boolean): boolean {
  const submitted = headerOf(mail, 'auto-submitted')?.trim() ?? 'no';
  const isPersons =
    Boolean(headerOf(mail, 'x-mailer') ?? headerOf(mail, 'user-agent')) && !/^auto/i.test(submitted);
  return (
    !isPersons &&
    (/^auto/i.test(submitted) || ((holdsMail || FIELDS.test(text)) && !headerOf(mail, 'in-reply-to')))
  );
}
