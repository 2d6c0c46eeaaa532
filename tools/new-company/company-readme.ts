import type { Company } from '#content/schema/company.ts';

/** Headings of the software's README that also apply to a company's site. */
const keptSections = ['Two commands', 'Day to day', 'Addresses', 'Where to change what'];

/** Matches the rows of commands that were removed with the sample, or are no longer needed. */
const removedCommands = /^\| `npm run (research|new-company)\b.*\n/gm;

/**
 * The README of a company's own project: what it is, the two commands, where to change what. `readme` is the
 * software's.
 */
export function companyReadme(readme: string, { name, url }: Pick<Company, 'name' | 'url'>): string {
  const sections = readme
    .split(/^(?=## )/m)
    .filter((section) => keptSections.some((title) => section.startsWith(`## ${title}\n`)));
  return [
    `# The website of ${name}

What ${url} shows, and the server that stores what its forms send. Every page is a complete document; words and pictures are files
under \`content/\`, which a build checks.

![The home page](docs/home.jpg)

`,
    ...sections.map((section) => section.replaceAll(removedCommands, '')),
    `## Further

[docs/content.md](docs/content.md) says how to write, [docs/operations.md](docs/operations.md) how the site gets onto a server,
[docs/architecture.md](docs/architecture.md) where code belongs, and [docs/adopting.md](docs/adopting.md) how to take later
releases of the software. [LICENSE](LICENSE) says who may use it.
`,
  ].join('');
}
