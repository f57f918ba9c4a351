import { findTopic } from '#app/firm/contact/topics.ts';
import { serviceIdOf } from '#app/firm/core/service-id.ts';
import { servicePages } from '#app/site/service-pages/service-pages.server.ts';
import { findCalculation } from '#app/tools/saved/saved.server.ts';

export const SUBJECT_PARAMS = ['plan', 'service', 'calculation'];

/** What a link to the booking is about, as the visitor saw it: a plan, or a service page. Null for neither. */
export function subjectIn(query: URLSearchParams): string | null {
  const plan = query.get('plan');
  if (plan) return findTopic(plan)?.text ?? null;
  const service = query.get('service');
  return servicePages().find(({ path }) => serviceIdOf(path) === service)?.title ?? null;
}

/** A saved calculation, by its unguessable address; amounts are in no address. */
export async function calculationIn(query: URLSearchParams) {
  const token = query.get('calculation');
  const found = token ? await findCalculation(token) : null;
  return found && { token: found.token, title: found.title, kind: found.kind, inputs: found.inputs };
}
