import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` that says nothing of itself on the server. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;
