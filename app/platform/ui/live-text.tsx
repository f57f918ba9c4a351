import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Texts = Readonly<Record<string, string>>;

type Props = { name: string; texts: Texts; className?: string; before?: ReactNode };

/** A script may rewrite it (`show-texts.ts`); an empty one is in the page too. */
export function LiveText({ name, texts, className, before }: Props) {
  const text = texts[name] ?? '';
  return (
    <span className={className} data-shown={name} hidden={!text}>
      {before}
      <span data-text={name}>{text}</span>
    </span>
  );
}

export function FieldTexts({ name, texts }: { name: string; texts: Texts }) {
  return [`${name}Note`, `${name}Error`].map((text) => (
    <LiveText
      key={text}
      name={text}
      texts={texts}
      className="field-error"
      before={<Icon name="alert" size={18} />}
    />
  ));
}
