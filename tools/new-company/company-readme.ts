import type { Company } from '#content/schema/company.ts';

/** Headings of the software's README that also apply to a company's site. */
const keptSections = ['Two commands', 'Day to day', 'Addresses', 'Where to change what'];

/** Matches the table rows of commands that were removed with the sample or are no longer needed. */
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

The pages of ${url}, and the server that stores what their forms send. Every page is a complete document; texts and pictures are files
under \`content/\`, which every build checks.

![The home page](docs/home.jpg)

`,
    ...sections.map((section) => section.replaceAll(removedCommands, '')),
    `## Further

- [Content](docs/content.md): write and edit texts and pictures.
- [Deploying](docs/deploying.md), [Operations](docs/operations.md), [Backups](docs/backups.md): put the site on a server and run it.
- [Architecture](docs/architecture.md): find where code belongs.
- [Adopting](docs/adopting.md): take later releases of the software.

[LICENSE](LICENSE) says who may use the code.
`,
  ].join('');
}
