import { contact } from '#content/pages/contact.ts';
import type { Plan } from '#content/plans.ts';
import type { EnquirerType } from '#app/platform/db/enquiry-values.ts';
import { findPlan, priceOf } from '#app/firm/core/plans.ts';
import { services } from '#app/firm/core/services.ts';

/** A plan or a service. `text` is stored and mailed, `subject` is shown in the form. */
export type Topic = {
  id: string;
  title: string;
  text: string;
  subject: string;
  userType?: EnquirerType;
};

const CONSULTATION = 'consultation' satisfies keyof typeof contact.services;

export function findTopic(id: string | null | undefined): Topic | null {
  const plan = findPlan(id ?? undefined);
  return plan ? aboutPlan(plan) : (otherTopics().find((topic) => topic.id === id) ?? null);
}

export function topicIn(query: URLSearchParams): Topic | null {
  return findTopic(query.get('plan') ?? query.get('service'));
}

function otherTopics(): Topic[] {
  return [
    ...services.map(({ topic: { id, title, userType } }) => aboutService(id, title, userType)),
    ...Object.entries(contact.services).map(([id, title]) => aboutService(id, title)),
  ];
}

function aboutPlan(plan: Plan): Topic {
  return {
    id: plan.id,
    title: plan.title,
    text: `${plan.title} (${priceOf(plan)} ${plan.period})`,
    userType: plan.group === 'individual' ? undefined : 'company',
    subject: `${plan.custom ? contact.subject.customPlan : contact.subject.plan} ${plan.title}`,
  };
}

function aboutService(id: string, title: string, userType?: EnquirerType): Topic {
  const subject = id === CONSULTATION ? contact.subject.consultation : `${contact.subject.service} ${title}`;
  return { id, title, text: title, subject, userType };
}

/** For a consultation about an article; the title is the subject. */
export function articleTopic({ title }: { title: string }): Topic | null {
  const topic = findTopic(CONSULTATION);
  return topic && { ...topic, subject: `${contact.subject.article} ${title}` };
}

export function isAboutConsultation({ id }: Topic): boolean {
  return id === CONSULTATION || findPlan(id)?.custom === true;
}
