import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { refundCheckPage } from '#content/pages/refund-check.ts';
import { POSTED_ANSWER, publicPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { Letterhead } from '#app/firm/core/letterhead.tsx';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { Ask } from '#app/firm/people/ask.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { AnswerLink } from '#app/site/roads/question-list.tsx';
import { questionOf } from '#app/site/roads/roads.server.ts';
import { toolName } from '#app/tools/calculators/calculator-links.ts';
import { REFUND_CHECK_PATH, STEPS } from '#app/tools/refund-check/cards.ts';
import { DiscardForm, StartAgain } from '#app/tools/kept/clash-notice.tsx';
import { discardTyped } from '#app/tools/kept/kept-page.server.ts';
import { findTyped, showTyped } from '#app/tools/kept/typed-cookie.server.ts';
import { CheckCards } from '#app/tools/refund-check/check-form.tsx';
import { CheckResult } from '#app/tools/refund-check/check-result.tsx';
// oxlint-disable-next-line import/default -- ?worker&url makes a script of its own, without React.
import script from '#app/tools/refund-check/live-element.ts?worker&url';
import { loadCheck } from '#app/tools/refund-check/load-check.server.ts';
import refundCheckCss from '#app/tools/refund-check/refund-check.css?url';
import { isOpen, stepAfter } from '#app/tools/refund-check/step-after.ts';
import { refundTexts, typedIn } from '#app/tools/refund-check/texts.ts';

const LAST = STEPS - 1;

export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: refundCheckCss }];

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = await findTyped(REFUND_CHECK_PATH, request);
  const step = typed ? stepOf(new URL(request.url).searchParams.get('step')) : 0;
  return { ...loadCheck(), typed: typed ?? {}, step, question: questionOf('refund-check') };
}

/** Without a script: the next step, with what was typed in all of them. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await requireForm(request);
  if (form.get('intent') === 'discard') return discardTyped(REFUND_CHECK_PATH, 'The form is empty');
  const typed = typedIn(form);
  const later = form.get('later');
  const to = stepOf(later ?? form.get('step'));
  const step = stepAfter(stepOf(form.get('from')), to, typed, later !== null);
  const shown = await showTyped(REFUND_CHECK_PATH, typed, `${REFUND_CHECK_PATH}?step=${step}#check`);
  return shown ?? data({ typed, step }, { headers: { 'Cache-Control': POSTED_ANSWER } });
}

function stepOf(step: unknown): number {
  return Math.min(LAST, Math.max(0, Math.trunc(Number(step) || 0)));
}

export const meta: MetaFunction = (args) => pageMeta(args, refundCheckPage);

export default function RefundCheck() {
  const loaded = useLoaderData<typeof loader>();
  const { label, rates, refusal, offered, start, book, question } = loaded;
  const { typed, step } = useActionData<typeof action>() ?? loaded;
  const texts = rates ? refundTexts(typed, rates, offered) : {};
  const { title, lede } = refundCheckPage;
  return (
    <div className="wrap pt-working pb-open">
      {question && <AnswerLink question={question} />}
      <h1 className="no-print text-2xl">{title}</h1>
      <p className="lede no-print mt-3">{lede}</p>
      <p className="no-print mt-2">
        SARS has sent you a figure, and you want to know whether it is right?{' '}
        <a href="/auto-assessment" className="more">
          {toolName({ tool: 'auto-assessment' })}
        </a>
      </p>
      <p className="hint no-print mt-2">
        For the tax year {label}. With JavaScript nothing that you type leaves your browser.
      </p>
      {rates ? (
        <live-calculator
          data-typed={`refund-check-${label}`}
          data-script={script}
          data-check={JSON.stringify({ rates, offered })}
        >
          <form method="post" action={`${REFUND_CHECK_PATH}#check`} className="refund-check" id="check">
            <div className="no-print">
              <CheckCards step={step} typed={typed} texts={texts} />
              <Steps step={step} isOpen={isOpen(step, typed)} />
              <a
                href="#found"
                className={`answer-bar no-print ${step === LAST ? 'needs-script' : ''}`}
                data-shown="found"
                hidden={!texts.found}
              >
                <b data-text="found">{texts.found ?? ''}</b>
              </a>
            </div>
            <div>
              <div className="print-only">
                <Letterhead>
                  <p className="text-right">
                    <b className="font-serif text-lg">{title}</b>
                    <br />
                    Tax year {label}, worked out on {dayText(southAfricanDay())}
                  </p>
                </Letterhead>
              </div>
              <CheckResult {...{ typed, start, book }} texts={texts} />
              <StartAgain />
            </div>
          </form>
          <DiscardForm path={REFUND_CHECK_PATH} />
        </live-calculator>
      ) : (
        <div className="mt-6">
          <Notice title="No check for this year yet">{refusal}</Notice>
        </div>
      )}
      <Ask path="/tax/individual" />
    </div>
  );
}

/** An open claim can be left for later: the end names it. */
function Steps({ step, isOpen }: { step: number; isOpen: boolean }) {
  return (
    <div className="without-script mt-4 flex flex-wrap items-center gap-3">
      <input type="hidden" name="from" value={step} />
      {step < LAST && (
        <Button type="submit" name="step" value={step + 1}>
          {step === LAST - 1 ? 'See what was found' : 'Next question'}
        </Button>
      )}
      {isOpen && (
        <Button type="submit" name="later" value={step + 1} look="quiet">
          Fill it in later
        </Button>
      )}
      {step > 0 && (
        <Button type="submit" name="step" value={step - 1} look="quiet">
          Back
        </Button>
      )}
      <span className="hint">{step === LAST ? 'All questions' : `Step ${step + 1} of ${STEPS - 1}`}</span>
    </div>
  );
}
