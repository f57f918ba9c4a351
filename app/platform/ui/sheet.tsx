import type { ComponentProps } from 'react';

type Props = ComponentProps<'div'> & { margin?: boolean; lifted?: boolean };

export function Sheet({ margin = false, lifted = false, className = '', children, ...rest }: Props) {
  const look = ['sheet', margin && 'sheet-margin', lifted && 'sheet-lifted', className]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={look} {...rest}>
      <div className={margin ? 'sheet-body' : 'p-6 md:p-8'}>{children}</div>
    </div>
  );
}
