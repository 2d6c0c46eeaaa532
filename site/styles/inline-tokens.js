import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const tokensFile = join(import.meta.dirname, 'tokens.css');

/** Tokens that sections set for their content, and which must stay custom properties. */
const inheritedTokens = ['--focus', '--quiet'];

/**
 * Replaces tokens that have one value everywhere by this value: a visitor downloads `16px` instead of `var(--space-4)`. A
 * color keeps its definition, since drawings in markup use it. `colors`, by name, are inlined instead of those of
 * tokens.css, whose definitions stay. Another sheet that sets such a token is an error: its value would be lost silently.
 * @param {Record<string, string>} [colors]
 * @returns {import('postcss').Plugin}
 */
export function inlineTokens(colors = {}) {
  return {
    postcssPlugin: 'inline-tokens',
    prepare({ messages, opts }) {
      const values = constantTokens();
      for (const [name, value] of Object.entries(colors)) values.set(`--${name}`, value);
      const inlineValues = (text) =>
        text.replace(/var\((--[\w-]+)\)/g, (match, name) =>
          values.has(name) ? inlineValues(values.get(name)) : match,
        );
      // The development server rebuilds the sheet when a token changes.
      messages.push({ type: 'dependency', plugin: 'inline-tokens', file: tokensFile, parent: opts.from });
      return {
        Declaration(declaration) {
          if (values.has(declaration.prop) && declaration.source?.input.file !== tokensFile)
            throw declaration.error(`${declaration.prop} is a token of tokens.css: take another name`);
          if (values.has(declaration.prop) && !declaration.value.startsWith('#')) declaration.remove();
          else if (declaration.value.includes('var(--')) declaration.value = inlineValues(declaration.value);
        },
      };
    },
  };
}

function constantTokens() {
  const declarations = [...readFileSync(tokensFile, 'utf8').matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)];
  const isConstant = (name) =>
    !inheritedTokens.includes(name) && declarations.filter(([, other]) => other === name).length === 1;
  return new Map(declarations.filter(([, name]) => isConstant(name)).map(([, name, value]) => [name, value]));
}
