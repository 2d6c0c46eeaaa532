export function withLinkIn(
  text: string,
  selection: { start: number; end: number },
  link: { link: string; name: string },
): string;
