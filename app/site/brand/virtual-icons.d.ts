declare module 'virtual:icons' {
  const url: string;
  export default url;
}

declare module 'virtual:icon-sprite' {
  const svg: string;
  export default svg;
}
