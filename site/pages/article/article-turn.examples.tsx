import type { Examples } from '../../gallery/examples.ts';
import { ArticleTurn } from './article-turn.tsx';

const words = { older: 'Older', newer: 'Newer' };
const short = { title: 'Logs', link: '/blog/logs' };
const long = {
  title: 'Uninterruptible: what an internationally distributed configuration management database taught us',
  link: '/blog/uninterruptible',
};

export const examples: Examples = {
  'newest article': ({ 'newest article': page }) => <ArticleTurn older={page.older} words={page.words} />,
  'oldest article': ({ 'oldest article': page }) => <ArticleTurn newer={page.newer} words={page.words} />,

  'the newest article': <ArticleTurn words={words} older={short} />,
  'the oldest article': <ArticleTurn words={words} newer={long} />,
  'long beside short': <ArticleTurn words={words} older={long} newer={short} />,
};
