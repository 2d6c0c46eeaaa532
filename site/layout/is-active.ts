import type { GroupWords } from './site-words.ts';

/** Whether the page on show is a group's own, one of its children's, or lies under one of them (an article under the blog). */
export const isActive = ({ link, children = [] }: GroupWords, path: string) =>
  [link, ...children.map((child) => child.link)].some((root) => path === root || path.startsWith(`${root}/`));
