import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { answerForm } from '#app/tools/calculators/answer-form.server.ts';
import type { Outcome } from '#app/tools/calculators/calculate.ts';
import calculatorsCss from '#app/tools/calculators/calculators.css?url';
import { CalculatorFields } from '#app/tools/calculators/calculator-fields.tsx';
import type { Calculator } from '#app/tools/calculators/calculator.ts';
import type { Values } from '#app/tools/calculators/field.ts';
import { calculatorName } from '#app/tools/calculators/calculator-links.ts';
import { calculatorPath } from '#app/tools/calculators/calculator-path.ts';
import { calculatorAt, findCalculator } from '#app/tools/calculators/calculators.ts';
import { ResultSheet } from '#app/tools/calculators/result-sheet.tsx';
import { fragmentOf } from '#app/tools/calculators/share-link.ts';
import { POSTED_ANSWER, publicPage } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: calculatorsCss }];

export const handle = { frame: 'none', embeddable: true, cache: { params: ['type'] } } satisfies RouteHandle;
export const headers = publicPage;

const NO_EXACT = {};

export function loader({ request }: LoaderFunctionArgs) {
  return { type: calculatorAt(request.url).type };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { entered, outcome } = await answerForm(request, context);
  const { values, isOnTheWay } = entered;
  return data({ values, isOnTheWay, outcome }, { headers: { 'Cache-Control': POSTED_ANSWER } });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${calculatorName(findCalculator(data?.type ?? null))} · ${firm.name}` },
  { name: 'robots', content: 'noindex' },
];

/** For another site's frame, without any script. */
export default function FramedCalculator() {
  const calculator = findCalculator(useLoaderData<typeof loader>().type);
  const posted = useActionData<typeof action>();
  const values = posted?.values ?? {};
  return (
    <div className="calculator-page wrap py-6">
      <h1 className="text-xl">{calculatorName(calculator)}</h1>
      <div className="calculator mt-5 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(380px,0.85fr)_1.15fr]">
        <FramedForm calculator={calculator} values={values} outcome={posted?.outcome ?? null} />
        {posted && !(posted.isOnTheWay && posted.outcome.kind === 'refused') && (
          <Answer calculator={calculator} values={values} outcome={posted.outcome} />
        )}
      </div>
      <p className="hint mt-5 text-right">
        by{' '}
        <a
          href={`${calculatorPath(calculator)}${posted ? fragmentOf(calculator, values) : ''}`}
          target="_top"
        >
          {firm.name}
        </a>
      </p>
    </div>
  );
}

type FrameProps = { calculator: Calculator; values: Values; outcome: Outcome | null };

function FramedForm({ calculator, values, outcome }: FrameProps) {
  return (
    <Sheet className="calculator-form">
      <form method="post" action={`/embed/calculator?type=${calculator.type}#result`} noValidate>
        <CalculatorFields
          calculator={calculator}
          values={values}
          errors={outcome?.kind === 'refused' ? outcome.errors : {}}
          notes={outcome?.notes ?? {}}
          onType={() => {}}
        />
        <Button type="submit" className="mt-6">
          Calculate
        </Button>
        <p className="hint mt-4">{firm.name} works it out on its server and keeps nothing of it.</p>
      </form>
    </Sheet>
  );
}

function Answer({ calculator, values, outcome }: FrameProps & { outcome: Outcome }) {
  if (outcome.kind === 'calculated') {
    return <ResultSheet {...{ calculator, values, outcome }} exact={NO_EXACT} />;
  }
  return (
    <div id="result" role="alert">
      <Notice tone={outcome.isUncounted ? 'plain' : 'loss'} title={outcome.message.title}>
        {outcome.message.description}
      </Notice>
    </div>
  );
}
