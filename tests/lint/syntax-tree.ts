import { parseSync } from 'vite';

/** A node of a syntax tree in ESTree form. */
export interface SyntaxNode {
  type: string;
  start: number;
  [property: string]: unknown;
}

/** The syntax tree of a source file; `file` tells its language. */
export const parseSource = (file: string, source: string): SyntaxNode =>
  parseSync(file, source).program as unknown as SyntaxNode;

const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string';

export const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);
