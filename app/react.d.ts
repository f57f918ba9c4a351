import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementName } from '#app/elements.ts';
import type { ToastDetail } from '#app/platform/ui/show-toast.ts';

/** React 18 passes attributes to a custom element unchanged, so the class is `class`. */
type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };
type CustomElements = Record<ElementName, CustomElement>;

declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual';
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}

declare global {
  interface WindowEventMap {
    toast: CustomEvent<ToastDetail>;
  }
}
