declare module 'virtual:offline-worker' {
  /** A whole script. */
  const code: string;
  export default code;
}
