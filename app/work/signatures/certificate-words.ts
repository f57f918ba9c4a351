import { longMoment } from '#app/platform/core/time.ts';
import type { InPerson } from '#app/platform/db/in-person-values.ts';
import type { Signature, SignPlace } from '#app/platform/db/work-values.ts';
import { isWritable } from '#app/work/letters/letter-pdf.server.ts';

/** `file`: its name, `sha256`: of its bytes before. `at`: of the seal, ISO. `verify`: where a file is checked. */
export type Signed = {
  firm: string;
  file: string;
  sha256: string;
  signatures: readonly Signature[];
  places: readonly SignPlace[];
  at: string;
  verify: string;
  isSelfMade: boolean;
};

const PROOFS: Record<Signature['proof'], string> = {
  session: 'signed in to their account',
  code: 'by a code sent to this address, entered at most ten minutes before',
  person: 'in person',
};

const SHOWN: Record<InPerson['document'], string> = {
  'id-document': 'an ID card or book',
  passport: 'a passport',
  'another-reliable-source': 'another document',
};

const SELF_MADE =
  'The firm made the certificate of the seal itself, so programs say that they do not know who issued it.';

const ELSEWHERE = '(in letters that this page lacks: see the attached file signatures.txt)';

export function certificateWords(signed: Signed): string {
  return wordsOf(signed, (text) => text);
}

/** For the page: a name in letters that its fonts lack is left to the attached file, and the page says so. */
export function writableWords(signed: Signed): string {
  return wordsOf(signed, (text) => (isWritable(text) ? text : ELSEWHERE));
}

function proofText({ proof, inPerson }: Signature, shown: (text: string) => string): string {
  if (!inPerson) return PROOFS[proof];
  const { before, document, digits } = inPerson;
  return `${PROOFS[proof]} before ${shown(before)}, who saw: ${SHOWN[document]}, its number ending in ${digits}`;
}

function wordsOf(signed: Signed, shown: (text: string) => string): string {
  const { firm, file, sha256, signatures, at, verify, isSelfMade } = signed;
  const signers = signatures.map((signature) =>
    [
      `Signed: ${shown(signature.typed)}`,
      ...(signature.drawn ? ['- Drawn by hand as well'] : []),
      `- ${shown(signature.name)}, ${shown(signature.email)}`,
      `- On ${longMoment(new Date(signature.at))}, South African time`,
      `- ${proofText(signature, shown)}`,
      `- From the network ${signature.network}`,
    ].join('\n'),
  );
  const sealed = `${shown(firm)} sealed this file on ${longMoment(new Date(at))}, after the last signature.`;
  return [
    'Signatures',
    `The pages before this one were signed electronically, on pages of ${shown(firm)}: ${shown(file)}.`,
    `SHA-256 of the file before this page: ${sha256}`,
    `\n${signers.join('\n\n\n')}`,
    '\nSeal',
    `${sealed} One changed byte breaks the seal. Anybody can check the file at ${verify}.`,
    isSelfMade && SELF_MADE,
    'These are ordinary electronic signatures (sections 1 and 13(3) of the Electronic Communications and Transactions Act 25 of 2002). They are not advanced electronic signatures.',
  ]
    .filter((paragraph) => paragraph !== false)
    .join('\n\n');
}
