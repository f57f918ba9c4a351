import { contact } from '#content/pages/contact.ts';
import { Link } from '#app/platform/ui/link.tsx';
import type { Topic } from '#app/firm/contact/topics.ts';

export function TopicLine({ topic }: { topic: Topic | null }) {
  if (!topic) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-y border-rule py-3 md:col-span-2">
      <input type="hidden" name="topic" value={topic.id} />
      <p>
        <span className="text-ink-soft">{contact.about.label}</span>{' '}
        <b className="font-semibold">{topic.text}</b>
      </p>
      <p className="hint ml-auto">
        <Link to="/contact">{contact.about.leaveOut}</Link>
      </p>
    </div>
  );
}
