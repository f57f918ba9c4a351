type Props = {
  to: string;
  what?: string;
  className?: string;
};

export function ExportLinks({ to, what = 'Export', className }: Props) {
  return (
    <>
      <a href={to} download className={className}>
        {what} as CSV
      </a>
      <a href={`${to}${to.includes('?') ? '&' : '?'}as=xlsx`} download className={className}>
        {what} as Excel
      </a>
    </>
  );
}
