import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Texts = Readonly<Record<string, string>>;

type Props = { name: string; texts: Texts; className?: string; before?: ReactNode };

/** A text that a script may write anew (`show-texts.ts`); an empty one is in the page too. */
export function LiveText({ name, texts, className, before }: Props) {
  const text = texts[name] ?? '';
  return (
    <span className={className} data-shown={name} hidden={!text}>
      {before}
      <span data-text={name}>{text}</span>
    </span>
  );
}

/** How a field was read (`nameNote`), and what is wrong with it (`nameError`). */
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
