import { namesOfThoseWhoMay } from '#app/accounts/core/role-texts.ts';
import { may } from '#app/accounts/core/roles.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { dayText, isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { LONGEST_FICA_TEXT } from '#app/platform/db/work-values.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { readPart } from '#app/platform/db/parts.server.ts';
import { missing, refused } from '#app/platform/forms/posted-forms.server.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { forbidden } from '#app/platform/http/responses.ts';
import { ficaPart, saveFica, type FicaValues } from '#app/work/core/taxpayers/fica.server.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import {
  behindIn,
  DOCUMENT_LABELS,
  hasOwners,
  missingOf,
  ownersIn,
  RISK,
  unfitText,
} from '#app/work/core/taxpayers/fica.ts';
import { relationsOf } from '#app/work/core/taxpayers/relations.server.ts';
import type { Relation } from '#app/work/core/taxpayers/relations.ts';
import { FICA_FORM } from './shared-forms.ts';
import type { TaxpayerTask } from './taxpayer-forms.ts';

const PLACE = '#fica';
const FURTHEST_MONTHS = 120;

export async function changeFica({ form, me, taxpayer: { id, kind } }: TaxpayerTask) {
  if (!may(me.role, 'fica')) throw forbidden(`Only ${namesOfThoseWhoMay('fica')} keep FICA records.`);
  const relations = hasOwners(kind) ? await relationsOf(id) : [];
  return saveShared(form, FICA_FORM, {
    find: () => readPart(ficaPart(id)),
    ifRemoved: missing(),
    place: PLACE,
    undo: { intent: 'fica-save' },
    async save({ form: sent, version, isUndo }) {
      const { values, errors } = readFica(sent, kind, relations);
      if (!values) return refused(errors);
      const saved = await saveFica(me, id, version, values);
      if (typeof saved === 'string') return saved;
      const review = values.nextReviewOn;
      const missingNow = isUndo ? [] : missingOf(kind, values, behindIn(relations, values.owners));
      const sentences = [
        ...missingNow,
        ...(review ? [`Its review opens by itself on ${dayText(review)}.`] : []),
        'The client is sentences nothing.',
      ];
      const description = sentences.join(' ');
      const { before } = saved;
      return {
        kind: 'saved',
        before,
        after: values,
        title: savedText(missingNow),
        description,
      };
    },
  });
}

function savedText(missingNow: readonly string[]): string {
  return missingNow.length > 0 ? 'Saved. The FICA record is not complete yet' : 'FICA record saved';
}

type Read = { values: FicaValues; errors: null } | { values: null; errors: Record<string, string> };

/** `relations`: a confirmation is of who is behind the client by them now. Undo puts back whatever was there. */
function readFica(form: FormData, kind: TaxpayerKind, relations: readonly Relation[]): Read {
  const errors: Record<string, string> = {};
  const isUndo = form.get('back') === 'yes';
  const now = ownersIn(relations);
  const past = (name: string) =>
    dayIn(form, name, errors, (day) => day <= southAfricanDay(), 'that has been');
  const [identifiedOn, ownersConfirmedOn] = [past('identifiedOn'), past('ownersConfirmedOn')];
  const near = (day: string) => day <= monthsAfter(southAfricanDay(), FURTHEST_MONTHS);
  const documentExpiresOn = dayIn(form, 'documentExpiresOn', errors, near, 'within ten years');
  const nextReviewOn = dayIn(form, 'nextReviewOn', errors, near, 'within ten years');
  const document = keyIn(DOCUMENT_LABELS, textIn(form, 'document')) ?? null;
  const risk = keyIn(RISK, textIn(form, 'risk')) ?? null;
  const [documentNote, riskReasons] = [
    textOf(form, 'documentNote', errors),
    textOf(form, 'riskReasons', errors),
  ];
  const noOwnerWhy = textOf(form, 'noOwnerWhy', errors);
  const unfit = document && !isUndo ? unfitText(kind, document) : null;
  if (unfit) errors.document = unfit;
  if (document === 'another-reliable-source' && !documentNote && !isUndo)
    errors.documentNote = 'Say which source it is.';
  if (ownersConfirmedOn && now.length === 0 && !noOwnerWhy && !isUndo)
    errors.ownersConfirmedOn =
      'Nobody is named. Name them under Relations first, or say below why there is nobody.';
  if (identifiedOn && !document) errors.document = 'Say by which document.';
  if (document && !identifiedOn) errors.identifiedOn ??= 'Give the day on which it was seen.';
  if (risk && !riskReasons) errors.riskReasons = 'Give the reasons: the Act asks for them.';
  if (riskReasons && !risk) errors.risk = 'Choose the risk that they are the reasons of.';
  const before = textIn(form, 'owner')
    .split(/\r?\n/)
    .map((one) => oneLine(one).slice(0, LONGEST_FICA_TEXT))
    .filter(Boolean);
  if (Object.keys(errors).length > 0) return { values: null, errors };
  return {
    values: {
      identifiedOn,
      document,
      documentNote: document ? documentNote : null,
      documentExpiresOn: document ? documentExpiresOn : null,
      ownersConfirmedOn,
      owners: ownersConfirmedOn === null ? null : isUndo ? before : now,
      noOwnerWhy: hasOwners(kind) || isUndo ? noOwnerWhy : null,
      risk,
      riskReasons,
      nextReviewOn,
    },
    errors: null,
  };
}

function dayIn(
  form: FormData,
  name: string,
  errors: Record<string, string>,
  fits: (day: string) => boolean,
  which: string,
): string | null {
  const day = textIn(form, name);
  if (!day) return null;
  if (isIsoDate(day) && day >= '1990' && fits(day)) return day;
  errors[name] = `Give the day as a date ${which}.`;
  return null;
}

function textOf(form: FormData, name: string, errors: Record<string, string>): string | null {
  const text = oneLine(textIn(form, name));
  if (text.length > LONGEST_FICA_TEXT) errors[name] = `At most ${LONGEST_FICA_TEXT} characters.`;
  return text || null;
}
