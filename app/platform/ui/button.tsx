import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

type Look = { look?: 'primary' | 'quiet'; small?: boolean };

export function Button({
  look,
  small,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ look, small }, className)} {...rest} />;
}

export function ButtonLink({ look, small, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonClass({ look, small }, className)} {...rest} />;
}

type Pair = {
  primary: string;
  secondary: string;
  primaryTo?: string;
  secondaryTo?: string;
  className?: string;
};

/** Both lead to the contact page by default. */
export function ButtonPair({
  primary,
  secondary,
  primaryTo = '/contact',
  secondaryTo = '/contact',
  className = 'mt-8',
}: Pair) {
  return (
    <div className={`${className} flex flex-wrap gap-3`.trim()}>
      <ButtonLink to={primaryTo}>{primary}</ButtonLink>
      <ButtonLink to={secondaryTo} look="quiet">
        {secondary}
      </ButtonLink>
    </div>
  );
}

export function buttonClass({ look = 'primary', small = false }: Look, extra = ''): string {
  return ['btn', look === 'quiet' && 'btn-quiet', small && 'btn-small', extra].filter(Boolean).join(' ');
}
