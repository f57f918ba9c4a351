import iconsUrl from 'virtual:icons';

const signNames = [
  'mark',
  'tick',
  'arrow',
  'chevron',
  'up',
  'close',
  'menu',
  'search',
  'phone',
  'mail',
  'chat',
  'pin',
  'clock',
  'calendar',
  'alert',
  'info',
  'link',
  'star',
  'star-empty',
  'user',
] as const;

const drawnNames = [
  'book',
  'return',
  'payroll',
  'advisory',
  'shield',
  'people',
  'cloud',
  'clock-ledger',
  'price',
  'handshake',
  'vat',
  'laptop',
  'filing',
  'stamp',
  'structure',
  'provisional',
  'scales',
  'coins',
  'car',
  'home',
  'medical',
  'nest',
] as const;

export type DrawnIconName = (typeof drawnNames)[number];

export type IconName = (typeof signNames)[number] | DrawnIconName;

export const iconNames: readonly IconName[] = [...signNames, ...drawnNames];

type Props = { name: IconName; size?: number; className?: string };

export function Icon({ name, size = 20, className = '' }: Props) {
  return (
    <svg width={size} height={size} className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
