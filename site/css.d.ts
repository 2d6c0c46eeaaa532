declare module '*.module.css' {
  const classNames: { readonly [name: string]: string };
  export = classNames;
}

declare module '*.css';

declare module '*?url&no-inline' {
  const address: string;
  export default address;
}

declare module '*.css?raw' {
  const text: string;
  export default text;
}
