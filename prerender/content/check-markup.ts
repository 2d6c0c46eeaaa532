import type { Html, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ReportProblem } from './report-problem.ts';

/** HTML elements that a line of text may contain. */
const allowedElements = 'abbr b br cite del em i ins kbd mark q s small strong sub sup u var'.split(' ');
const voidElements = new Set(['br']);

/** An attribute that an element may have, and how an author is told about it. */
interface OptionalAttribute {
  pattern: RegExp;
  example: string;
  value: string;
}

/** The language of words that are not in the site's. Screen readers pronounce them by it (WCAG 3.1.2). */
const lang: OptionalAttribute = {
  pattern: /^\s+lang="[a-z]{2,3}(-[a-z\d]+)*"$/i,
  example: 'lang="de"',
  value: 'the language’s code',
};
const optionalAttributes: Record<string, OptionalAttribute> = {
  abbr: { pattern: /^\s+title="[^"]*"$/, example: 'title="…"', value: 'the words in full' },
  cite: lang,
  i: lang,
};

/** Reports HTML that articles may not contain, and unclosed tags and comments. Closed comments (`<!-- … -->`) are not shown. */
export function checkMarkup(tree: Root, report: ReportProblem): void {
  const openTags = new Map<Parents | undefined, { name: string; line: number }[]>();
  visit(tree, 'html', (node: Html, _, parent) => {
    const line = node.position?.start.line ?? 1;
    const openHere = openTags.get(parent) ?? [];
    openTags.set(parent, openHere);
    const html = node.value.replace(/<!--.*?-->/gs, '');
    const instruction = /<[!?]\S*/.exec(html)?.[0];
    if (instruction !== undefined) return report(line, instructionMessage(instruction));
    for (const [tag, closing, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>?/gi)) {
      const element = name.toLowerCase();
      if (!allowedElements.includes(element)) {
        report(line, `<${name}> is not allowed in an article: ${fixFor(element)}`);
        continue;
      }
      if (!areAttributesAllowed(element, attributes)) {
        report(line, `${tag} has an attribute: ${attributeFix(element)}`);
      }
      if (closing) {
        const index = openHere.findLastIndex((opened) => opened.name === element);
        if (index >= 0) openHere.splice(index, 1);
        else report(line, `</${element}> has no opening tag: delete it, or write <${element}> before the words`);
      } else if (!voidElements.has(element)) openHere.push({ name: element, line });
    }
    return undefined;
  });
  for (const { name, line } of [...openTags.values()].flat()) {
    report(line, `<${name}> is not closed in its paragraph: write </${name}> after the words`);
  }
}

/** The message for a comment without an end, which would hide the rest of the page, or for another instruction to a program. */
const instructionMessage = (beginning: string) =>
  beginning.startsWith('<!--')
    ? 'the comment that begins here is not closed: write --> after its words'
    : `${beginning} is not allowed in an article: delete it, or put code between backticks`;

const areAttributesAllowed = (name: string, attributes: string) =>
  /^\s*\/?$/.test(attributes) || (optionalAttributes[name]?.pattern.test(attributes.trimEnd()) ?? false);

function attributeFix(element: string) {
  const attribute = optionalAttributes[element];
  const fix = `write <${element}> alone`;
  return attribute ? `${fix}, or <${element} ${attribute.example}> with ${attribute.value}` : fix;
}

/** The fixes for the HTML that people paste most, by element. */
const alternatives: Record<string, string> = {
  a: 'write a link as [words](/why-us)',
  img: 'write a picture as ![what it shows](name)',
  iframe: 'write a link to the page that it would show: [words](https://…)',
  video: 'write a link to the page that shows it: [words](https://…)',
  table: 'write the table with bars: see content/blog/README.md',
  figure: 'write ::figure{…} or ![what it shows](name)',
  h1: 'write a heading as ## Words',
  h2: 'write a heading as ## Words',
  h3: 'write a heading as ### Words',
  p: 'leave an empty line between paragraphs',
  ul: 'write a list with dashes',
  ol: 'write a list with 1. 2. 3.',
  code: 'write code between backticks',
  pre: 'write code between lines of three backticks',
  blockquote: 'write :::pull',
};

const fixFor = (name: string) =>
  `${alternatives[name] ?? 'delete it'}; the HTML allowed there is <${allowedElements.join('>, <')}>`;
