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

export function buttonClass({ look = 'primary', small = false }: Look, extra = ''): string {
  return ['btn', look === 'quiet' && 'btn-quiet', small && 'btn-small', extra].filter(Boolean).join(' ');
}
