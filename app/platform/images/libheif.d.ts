declare module 'libheif-js/wasm-bundle.js' {
  type Target = { data: Uint8ClampedArray; width: number; height: number };

  type Picture = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Null: it cannot be decoded. */
    display(target: Target, done: (shown: object | null) => void): void;
  };

  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): Picture[] } };
  export default libheif;
}
