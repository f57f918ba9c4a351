declare module 'virtual:share-card' {
  const url: string;
  export default url;
}

declare module 'wawoff2' {
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
