import type { FirmActor } from '#app/accounts/core/actor.ts';
import { namesOfThoseWhoMay } from '#app/accounts/core/role-texts.ts';
import { may } from '#app/accounts/core/roles.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { dayText, isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { LONGEST_FICA_TEXT } from '#app/platform/db/work-values.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { done, missing, refused, stale, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest, forbidden } from '#app/platform/http/responses.ts';
import { saveFica, type FicaValues } from '#app/work/core/taxpayers/fica.server.ts';
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
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { ficaStored, type TaxpayerIntent } from './taxpayer-forms.ts';

type Task = Posted & { me: FirmActor; taxpayer: Taxpayer };

const PLACE = '#fica';
const FURTHEST_MONTHS = 120;

export async function changeFica({ form, me, taxpayer }: Task) {
  if (!may(me.role, 'fica')) throw forbidden(`Only ${namesOfThoseWhoMay('fica')} keep FICA records.`);
  const version = Number(textIn(form, 'version'));
  if (!Number.isSafeInteger(version) || version < 0) throw badRequest();
  const relations = hasOwners(taxpayer.kind) ? await relationsOf(taxpayer.id) : [];
  const { values, errors } = readFica(form, taxpayer.kind, relations);
  if (!values) return refused(errors);
  const saved = await saveFica(me, taxpayer.id, version, values);
  if (saved === 'gone') return missing();
  if (saved === 'changed')
    return stale('Somebody saved it meanwhile. Read what is stored now, and press again if yours is right.');
  const isUndo = form.get('back') === 'yes';
  const review = values.nextReviewOn;
  return done<TaxpayerIntent>({
    title: isUndo ? 'As it was before' : 'FICA record saved',
    description: [
      ...(isUndo ? [] : missingTexts(taxpayer.kind, values, relations)),
      ...(review ? [`Its review opens by itself on ${dayText(review)}.`] : []),
      'The client is told nothing.',
    ].join(' '),
    place: PLACE,
    undo: isUndo
      ? undefined
      : { intent: 'fica-save', ...ficaStored(saved.before), version: String(version + 1), back: 'yes' },
  });
}

/** `Not complete. Its risk is not rated.`; nothing of a record that is. */
function missingTexts(kind: TaxpayerKind, values: FicaValues, relations: readonly Relation[]): string[] {
  const missing = missingOf(kind, values, behindIn(relations, values.owners));
  return missing.length > 0 ? ['The record is not complete.', ...missing] : [];
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
  const before = form.getAll('owner').map((one) => oneLine(String(one)).slice(0, LONGEST_FICA_TEXT));
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
