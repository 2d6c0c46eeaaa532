import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const tokensFile = join(import.meta.dirname, 'tokens.css');

/** Properties that a section sets for its content. */
const inherited = ['--focus', '--quiet'];

/**
 * Replaces the names of tokens that are the same everywhere with their values: a visitor downloads `16px`. A color keeps
 * its definition, since drawings in markup name it. `colors`, by name, are inlined instead of those of tokens.css, whose
 * definitions stay. Rejects another sheet that sets such a token: its value would be lost silently.
 * @param {Record<string, string>} [colors]
 * @returns {import('postcss').Plugin}
 */
export function inlineTokens(colors = {}) {
  return {
    postcssPlugin: 'inline-tokens',
    prepare({ messages, opts }) {
      const values = constantTokens();
      for (const [name, value] of Object.entries(colors)) values.set(`--${name}`, value);
      const inlined = (value) =>
        value.replace(/var\((--[\w-]+)\)/g, (whole, name) => (values.has(name) ? inlined(values.get(name)) : whole));
      // The development server rebuilds the sheet when a token changes.
      messages.push({ type: 'dependency', plugin: 'inline-tokens', file: tokensFile, parent: opts.from });
      return {
        Declaration(declaration) {
          if (values.has(declaration.prop) && declaration.source?.input.file !== tokensFile)
            throw declaration.error(`${declaration.prop} is a token of tokens.css: take another name`);
          if (values.has(declaration.prop) && !declaration.value.startsWith('#')) declaration.remove();
          else if (declaration.value.includes('var(--')) declaration.value = inlined(declaration.value);
        },
      };
    },
  };
}

function constantTokens() {
  const all = [...readFileSync(tokensFile, 'utf8').matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)];
  const isConstant = (name) => !inherited.includes(name) && all.filter(([, other]) => other === name).length === 1;
  return new Map(all.filter(([, name]) => isConstant(name)).map(([, name, value]) => [name, value]));
}
