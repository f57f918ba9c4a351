import {
  done,
  missing,
  postedForms,
  refused,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { LONGEST_ANSWER } from '#app/work/core/engagements/longest-answer.ts';
import { inPersonPath } from '#app/work/signatures/hand-over.server.ts';
import { otherName, readName } from './approve-action.server.ts';
import { REFUSED } from './approve-words.ts';
import { knownSigner } from './known-person.server.ts';
import { endHandOver, findSigned, findToSign, objectTo, signInPerson } from './in-person.server.ts';

type Post = Posted & { token: string; clientAddress: string };
type Intent = 'sign' | 'leave' | 'not-me';

const OVER = { title: 'Nothing changed', description: 'This page is over. Give the device back.' };

export const answerInPerson = postedForms<Post, Intent>({
  path: ({ token }) => inPersonPath(token),
  commands: { sign, leave, 'not-me': notMe },
});

async function sign({ token, form, clientAddress }: Post) {
  const name = readName(form);
  if ('fault' in name) return refused(name.fault);
  const found = await findToSign(token);
  if (!found) return missing();
  if (found === 'over') return unchanged(OVER);
  const { work, email } = found.handOver;
  const other = otherName(form, name.typed, await knownSigner(work, email));
  if (other) return refused(other);
  const saved = await signInPerson(found.handOver, { ...name, clientAddress });
  if (saved === 'gone') return unchanged(OVER);
  if (saved !== 'saved') return refused(REFUSED[saved]);
  return done({ title: 'Signed' });
}

async function leave({ token }: Post) {
  const found = await findToSign(token);
  if (!found) return missing();
  if (found === 'over' || (await endHandOver(found.handOver)) === 'gone') return unchanged(OVER);
  return done({ title: 'Not signed', description: 'Nothing was signed. Give the device back.' });
}

async function notMe({ token, form }: Post) {
  const words = paragraphs(textIn(form, 'words'));
  if (!words) return refused('Say first what you know of it: we look at it at once.');
  if (words.length > LONGEST_ANSWER) return refused(tooLong(LONGEST_ANSWER));
  const signed = await findSigned(token);
  if (!signed) return missing();
  if (signed === 'gone' || signed.isObjected || (await objectTo(signed, words)) === 'gone')
    return unchanged({
      title: 'Nothing changed',
      description: 'This signature stands no more, or you have said so.',
    });
  return done({ title: 'We have noted it', description: 'We look at it at once, and write to you.' });
}
