import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** React 18 hands a custom element its attributes as they are, so the class is `class`. */
type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual';
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
  namespace JSX {
    interface IntrinsicElements {
      'auth-form': CustomElement;
      'cookie-consent': CustomElement;
      'copy-link': CustomElement;
      'legal-decision': CustomElement;
      'listing-logo': CustomElement;
      'offline-copy': CustomElement;
      'password-field': CustomElement;
      'read-moment': CustomElement;
      'site-header': CustomElement;
      'slide-show': CustomElement;
      'stored-here': CustomElement;
      'support-state': CustomElement;
      'toast-region': CustomElement;
    }
  }
}
