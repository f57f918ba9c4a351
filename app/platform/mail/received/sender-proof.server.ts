import { domainToASCII } from 'node:url';
import type { SenderProof } from '#app/platform/db/enquiry-values.ts';
import { env, type Env } from '#app/platform/env/env.server.ts';
import { readAuthenticationResults, type Verdict } from './authentication-results.ts';
import type { ReceivedMail } from './received-mail.ts';

type Mail = Pick<ReceivedMail, 'from' | 'senderCount' | 'authenticationResults'>;

/** By DMARC, else DKIM of exactly that domain (RFC 7489, RFC 8601). Older headers may be the sender's invention. */
export function senderProofOf(
  mail: Mail,
  { INBOUND_AUTHSERV_ID: server }: Pick<Env, 'INBOUND_AUTHSERV_ID'> = env(),
): SenderProof {
  const { from, senderCount, authenticationResults } = mail;
  const domain = domainOf(from.address);
  if (senderCount !== 1 || !domain) return 'not_one_sender';
  if (!server) return 'no_setting';
  const own = authenticationResults.find((value) => serverOf(value) === server.toLowerCase());
  const verdicts = own && readAuthenticationResults(own)?.verdicts;
  if (!verdicts) return 'no_result';
  return isVouchedFor(verdicts, domain) ? 'proved' : 'failed';
}

function isVouchedFor(verdicts: readonly Verdict[], domain: string): boolean {
  const dmarc = verdicts.filter(({ method }) => method === 'dmarc');
  const hasVerdict = dmarc.some(({ result }) => result !== 'none');
  if (hasVerdict) return dmarc.every((one) => one.result === 'pass' && isOfDomain(one, domain));
  return verdicts.some(
    ({ method, result, properties }) =>
      method === 'dkim' && result === 'pass' && asciiDomain(signerOf(properties)) === domain,
  );
}

/** Servers parse a strange From header differently: what they checked must be what is shown. */
function isOfDomain({ properties }: Verdict, domain: string): boolean {
  return asciiDomain(properties.get('header.from') ?? '') === domain;
}

function signerOf(properties: Verdict['properties']): string {
  return properties.get('header.d') ?? properties.get('header.i') ?? '';
}

/** Also for a header with an error after the server's name: that header then counts. */
function serverOf(value: string): string | undefined {
  return /^[^\s;="()]+/.exec(value.replace(/^(\s*\([^()]*\))*\s*/, ''))?.[0].toLowerCase();
}

function domainOf(address: string): string {
  return /^[^\s@]+@[^\s@]+$/.test(address) ? asciiDomain(address) : '';
}

function asciiDomain(text: string): string {
  return domainToASCII(text.slice(text.lastIndexOf('@') + 1).toLowerCase());
}
