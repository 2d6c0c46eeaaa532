/** Written by build/stage-site.ts for each peer. */
declare module '#pages/*.json' {
  const data: { path: string; title: string; description: string; props: object };
  export default data;
}

declare module '#pages/frame.json' {
  const content: never;
  export default content;
}

declare module '#pages/others.json' {
  const others: { path: string; title: string; main: string }[];
  export default others;
}

declare module '#pages/fonts.json' {
  const fonts: string[];
  export default fonts;
}
