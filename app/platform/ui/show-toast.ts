export type ToastDetail = {
  title: string;
  description?: string;
  tone?: 'plain' | 'gain' | 'loss';
  action?: ToastAction;
};

export type ToastAction = { label: string; path: string; fields: readonly (readonly [string, string])[] };

export function showToast(detail: ToastDetail): void {
  window.dispatchEvent(new CustomEvent('toast', { detail }));
}
