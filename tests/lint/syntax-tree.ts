import { parseSync } from 'vite';

/** A node of a syntax tree in ESTree form. */
export interface SyntaxNode {
  type: string;
  start: number;
  [property: string]: unknown;
}

/** Parses a source file; the extension of `file` decides its language. */
export const parseSource = (file: string, source: string): SyntaxNode =>
  parseSync(file, source).program as unknown as SyntaxNode;

const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string';

/** The nodes directly below a node. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);
