declare module 'virtual:offline-worker' {
  const code: string;
  export default code;
}
