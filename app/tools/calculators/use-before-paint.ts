import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` without its warning on the server. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;
