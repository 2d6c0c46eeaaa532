import type { Definition, Image, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Picture } from '#content/schema/picture.ts';
import type { LanguageName } from '#languages/languages.ts';
import type { FigureFile } from './article-directives.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkDirectives } from './check-directives.ts';
import { checkFigure } from './check-figure.ts';
import { checkMarkup } from './check-markup.ts';
import { checkLeftoverMarkup } from './check-leftover-markup.ts';
import { articleSyntax } from './markdown-syntax.ts';
import type { ReportProblem } from './report-problem.ts';

/** The targets of the names in a body: with the body itself, all that its rendering depends on. Plain JSON. */
export interface BodyReferences {
  /** The figures, by the `file` of `::figure`. */
  figures: Record<string, FigureFile>;
  /** The pictures, by the name in `![alt](name)`. */
  pictures: Record<string, Picture>;
  /** The targets of links, by the address as written. */
  links: Record<string, string>;
}

/** Resolves the names in a body. Each function returns what a name refers to, or throws an Error with the problem and its fix. */
export interface ReferenceResolver {
  figure: (name: string) => FigureFile;
  picture: (name: string) => Picture;
  link: (address: string) => string;
}

interface CheckedBody {
  /** The syntax tree, for rendering: parsing is a third of the work on a body. */
  tree: Root;
  references: BodyReferences;
  /** Links to passages, to be checked once pages are rendered: the whole address with its `#`. */
  passages: { address: string; line: number }[];
}

/** Reads an article's body without rendering it, reports its problems, and resolves the names in it. */
export function checkBody(
  source: string,
  resolver: ReferenceResolver,
  language: LanguageName,
  report: ReportProblem,
): CheckedBody {
  const tree = articleSyntax().parse(source);
  const lines = source.split('\n');
  const attempt = createAttempt(report);
  checkDirectives(tree, { source, language }, report);
  checkMarkup(tree, report);
  checkBlocks(tree, lines, report);
  checkLeftoverMarkup(tree, report);
  return {
    tree,
    references: {
      figures: figuresIn(tree, resolver, attempt),
      pictures: picturesIn(tree, resolver, attempt, report),
      links: linksIn(tree, resolver, attempt),
    },
    passages: passagesIn(tree),
  };
}

/** Returns the result of `resolve`; undefined if it threw an Error, which is reported at `line`. */
type Attempt = <Result>(line: number, resolve: () => Result) => Result | undefined;

const createAttempt =
  (report: ReportProblem): Attempt =>
  (line, resolve) => {
    try {
      return resolve();
    } catch (error) {
      report(line, (error as Error).message);
      return undefined;
    }
  };

const lineOf = (node: { position?: { start: { line: number } } | undefined }) => node.position?.start.line ?? 1;

function figuresIn(tree: Root, resolver: ReferenceResolver, attempt: Attempt): BodyReferences['figures'] {
  const figures: BodyReferences['figures'] = {};
  visit(tree, 'leafDirective', (node) => {
    const file = node.attributes?.['file'];
    if (node.name !== 'figure' || !file) return;
    const figure = attempt(lineOf(node), () => {
      const found = resolver.figure(file);
      checkFigure(file, found);
      return found;
    });
    if (figure) figures[file] = figure;
  });
  return figures;
}

function picturesIn(
  tree: Root,
  resolver: ReferenceResolver,
  attempt: Attempt,
  report: ReportProblem,
): BodyReferences['pictures'] {
  const pictures: BodyReferences['pictures'] = {};
  visit(tree, 'image', (node: Image, _, parent) => {
    const line = lineOf(node);
    if (!node.alt) report(line, `the picture “${node.url}” has no description: write ![what it shows](${node.url})`);
    if (parent?.type !== 'paragraph' || parent.children.length > 1) {
      report(
        line,
        `the picture “${node.url}” is inside a paragraph: put it on a line of its own, with an empty line above and below`,
      );
    }
    const picture = attempt(line, () => resolver.picture(node.url));
    if (picture) pictures[node.url] = picture;
  });
  visit(tree, 'imageReference', (node) => {
    report(
      lineOf(node),
      `the picture “${node.label ?? node.identifier}” is written as a reference: write ![what it shows](name)`,
    );
  });
  return pictures;
}

function linksIn(tree: Root, resolver: ReferenceResolver, attempt: Attempt): BodyReferences['links'] {
  const links: BodyReferences['links'] = {};
  for (const node of linkNodes(tree)) {
    const target = attempt(lineOf(node), () => resolver.link(node.url));
    if (target !== undefined) links[node.url] = target;
  }
  return links;
}

const passagesIn = (tree: Root) =>
  linkNodes(tree)
    .filter(({ url }) => url.includes('#'))
    .map((node) => ({ address: node.url, line: lineOf(node) }));

function linkNodes(tree: Root): (Link | Definition)[] {
  const nodes: (Link | Definition)[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') nodes.push(node);
  });
  return nodes;
}
