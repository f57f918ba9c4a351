import { done, missing, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { answerCorrection, undoCorrection } from '#app/work/core/taxpayers/corrections.server.ts';
import type { TaxpayerIntent, TaxpayerTask } from './taxpayer-forms.ts';

const MEANWHILE = 'Somebody has changed it meanwhile. Look at it again.';

export const CORRECTIONS = {
  'apply-correction': (task: TaxpayerTask) => correction(task, true),
  'refuse-correction': (task: TaxpayerTask) => correction(task, false),
  'undo-correction': takeBackCorrection,
};

async function correction({ form, me, taxpayer }: TaxpayerTask, isApplied: boolean) {
  const [id, version] = [Number(form.get('correction')), requireVersion(form)];
  const saved = await answerCorrection(me, taxpayer, { id, version, isApplied });
  if (saved === 'gone') return missing('Somebody has answered this correction already.');
  if (saved === 'changed') return unchanged({ title: 'Nothing was changed', description: MEANWHILE });
  const left = String(isApplied ? version + 1 : version);
  return done<TaxpayerIntent>({
    title: isApplied ? 'Corrected' : 'Left as it is',
    description: whenMailed('Whoever asked gets'),
    undo: { intent: 'undo-correction', correction: String(id), version: left },
  });
}

async function takeBackCorrection({ form, me, taxpayer }: TaxpayerTask) {
  const [id, version] = [Number(form.get('correction')), requireVersion(form)];
  const saved = await undoCorrection(me, taxpayer, { id, version });
  if (saved === 'gone') return missing('There is no such correction to take back.');
  if (saved === 'changed') return unchanged({ title: 'Nothing was changed', description: MEANWHILE });
  return done({
    title: 'As it was before',
    description: 'The correction waits again. Whoever asked hears of it only if our mail is out already.',
  });
}
