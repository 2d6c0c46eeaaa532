import type { Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { similarNames } from '#content/schema/nearest-names.ts';
import { containers } from './article-directives.ts';
import type { ReportProblem } from './report-problem.ts';

const blocks = Object.keys(containers);
const figureForm = '::figure{file="name" alt="what it shows" caption="its line"}';

/** Tells blocks that are unknown, not ended, or written with another number of colons. */
export function checkDirectives(tree: Root, lines: string[], report: ReportProblem): void {
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const say = (words: string) => report(line, words);
    if (node.type === 'containerDirective') {
      checkContainer(node, say);
      const inner = node.children.find(({ type }) => type === 'containerDirective');
      if (inner?.type === 'containerDirective') {
        say(`“:::${node.name}” is not closed before “:::${inner.name}”: write a line ::: between them`);
      } else if (!isEnded(node, lines)) say(`“:::${node.name}” is not closed: write a line ::: after the block`);
    }
    if (node.type === 'leafDirective') checkLeaf(node, say);
    // In running text a colon before a word is a colon; one of our names with braces was meant as a block.
    if (
      node.type === 'textDirective' &&
      isOurs(node.name) &&
      (node.attributes ? Object.keys(node.attributes) : []).length > 0
    ) {
      say(
        `“:${node.name}” has one colon: write ${node.name === 'figure' ? figureForm : `:::${node.name}`} on a line of its own`,
      );
    }
  });
}

const isOurs = (name: string) => name === 'figure' || blocks.includes(name);

function checkContainer({ name, attributes, children }: ContainerDirective, say: (words: string) => void) {
  if (name === 'figure') return say(`“:::figure” has three colons: write ${figureForm} with two, without an end`);
  if (!blocks.includes(name)) {
    return say(`“:::${name}” is unknown: use one of ${blocks.join(', ')}${similarNames(name, blocks)}`);
  }
  if (children.length === 0) say(`“:::${name}” is empty: write its words, or delete the block`);
  const caption = attributes?.['caption'];
  if (name === 'table' && !caption) say('“:::table” has no caption: write :::table{caption="What the table shows"}');
  if (name === 'table' && !children.some(({ type }) => type === 'table')) {
    say(
      '“:::table” contains no table: its second line must be | --- | --- |, with an empty line above the table and below',
    );
  }
  const others = Object.keys(attributes ?? {}).filter((key) => !(name === 'table' && key === 'caption'));
  if (others.length > 0) say(`“:::${name}” has the unknown entry “${others.join('”, “')}”: delete it`);
  return undefined;
}

function checkLeaf({ name, attributes }: LeafDirective, say: (words: string) => void) {
  if (name !== 'figure') {
    const mend = blocks.includes(name)
      ? `has two colons: write :::${name}, the words below it, and a line ::: at their end`
      : `is unknown: write ${figureForm}`;
    return say(`“::${name}” ${mend}`);
  }
  const missing = ['file', 'alt', 'caption'].filter((entry) => !attributes?.[entry]);
  if (missing.length > 0) say(`“::figure” is incomplete, it lacks ${missing.join(' and ')}: write ${figureForm}`);
  const others = Object.keys(attributes ?? {}).filter((entry) => !['file', 'alt', 'caption'].includes(entry));
  if (others.length > 0) say(`“::figure” has the unknown entry “${others.join('”, “')}”: write ${figureForm}`);
  return undefined;
}

/** The parser takes the end of the text, or of the block around it, for the end of a block that has none. */
const isEnded = ({ position }: ContainerDirective, lines: string[]) =>
  position !== undefined &&
  position.end.line > position.start.line &&
  /(^|[\s>]):{3,}\s*$/.test(lines[position.end.line - 1] ?? '');
