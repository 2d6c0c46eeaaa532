import type { Plugin } from 'postcss';

export function inlineTokens(colors?: Record<string, string>): Plugin;
