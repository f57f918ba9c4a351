import { switching } from '#content/switching.ts';
import { priceOf } from '#app/firm/core/plans.ts';
import type { Plan } from '#content/plans.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { firstYearText } from '#app/work/proposals/prices.ts';

const texts = switching.cost;

export function Cost({ plans }: { plans: readonly Plan[] }) {
  return (
    <section aria-labelledby="cost">
      <h2 id="cost" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-5">{texts.text}</p>
      <table className="ruled switch-prices">
        <caption className="sr-only">{texts.title}</caption>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id}>
              <th scope="row">
                {plan.title}
                <span className="hint block">{plan.summary}</span>
              </th>
              <td className="num">
                <b>{priceOf(plan)}</b>
                <span className="hint block">{plan.period}</span>
                <span className="hint block">{firstYearText(plan)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.late}</p>
      <p>
        <Link to="/pricing#finder" className="more">
          {texts.finder} <Icon name="arrow" />
        </Link>
      </p>
      <p>
        <Link to={texts.behindTo} className="more">
          {texts.behind} <Icon name="arrow" />
        </Link>
      </p>
      <p>
        <Link to={texts.softwareTo} className="more">
          {texts.software} <Icon name="arrow" />
        </Link>
      </p>
    </section>
  );
}
