import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { similarNamesHint } from '#content/schema/nearest-names.ts';
import type { Route } from '#site/routes.ts';
import type { ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { hasArticles } from './reserved-addresses.ts';
import { isPlainPage, plainPages } from './plain-page-files.ts';

/** Folders in which every file must be used. */
const folders = ['pages', plainPages, 'blog', 'people'];

/** Reports files that nothing reads: their author expects them on the site. Call it once everything has been read. */
export function checkStrayFiles(folder: ContentFolder, routes: readonly Route[], problems: ContentProblems): void {
  const addresses = routes.map(({ path }) => path).filter((path) => path !== '/' && !path.includes(':'));
  const rootFiles = readdirSync(folder.root).filter((name) => /\.(ya?ml|md|markdown|txt|docx?)$/i.test(name));
  for (const file of [...rootFiles, ...folders.flatMap((name) => filesBelow(folder.root, name))]) {
    // Articles are read even if no page shows them.
    if (isArticle(file) && !hasArticles(routes)) {
      problems.add({ file }, 'is not used: no page of site/routes.ts shows articles. Delete it, or add the blog there');
      continue;
    }
    // A plain page's name that cannot be an address, and a name in the wrong case, are already reported.
    if (folder.filesRead.has(file) || isIgnored(file) || isPlainPage(file) || isInOtherCase(folder, file)) continue;
    problems.add({ file }, `is not used: ${fixFor(file, addresses)}`);
  }
}

const isArticle = (file: string) => /^blog\/[^/]+\.md$/.test(file) && !isIgnored(file);

/** Whether the content needs a file of this name in lowercase and has none. */
function isInOtherCase(folder: ContentFolder, file: string): boolean {
  const lowercase = file.toLowerCase();
  return lowercase !== file && folder.filesRead.has(lowercase) && !folder.has(lowercase);
}

/** READMEs, and what editors and systems leave beside the files they save. */
const isIgnored = (file: string) => /(^|\/)(README\.md$|\.|~\$|#)|(~|\.swp|\.bak|\.orig|\.tmp)$|Thumbs\.db$/.test(file);

function filesBelow(root: string, name: string): string[] {
  if (!existsSync(join(root, name))) return [];
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/^blog\/figures\/[^/]+\.svg$/.test(file));
}

function fixFor(file: string, addresses: string[]): string {
  const extension = extname(file).toLowerCase();
  const stem = basename(file, extname(file));
  if (['.jpg', '.jpeg', '.png', '.avif', '.webp', '.heic', '.gif'].includes(extension)) {
    return 'put the picture into art/masters/photos/ and run “npm run art -- encode”; an article shows it as ![what it shows](name)';
  }
  if (file.startsWith('blog/')) return articleFix(file, extension, stem);
  if (file.startsWith(`${plainPages}/`)) return plainPageFix(file, extension, stem);
  if (extension === '.yml') return `its name has to end in .yaml: rename it to ${stem}.yaml`;
  if (!file.startsWith('pages/')) return 'correct its name, or delete it';
  const address = file.slice('pages'.length).replace(/\.\w+$/, '');
  if (address.startsWith('/case-studies/') && extension === '.yaml') {
    const line = `{ path: '${address}', page: caseStudy, parent: '/case-studies' },`;
    return `no page has the address ${address}. Add the line “${line}” to site/routes.ts beside the other cases, or delete the file`;
  }
  const similar = similarNamesHint(address, addresses);
  return (
    `no page has the address ${address}. Rename it to the address of its page, or delete it; ` +
    `a new page of words belongs in content/${plainPages}/${similar}`
  );
}

function plainPageFix(file: string, extension: string, stem: string): string {
  if (file.split('/').length > 2) {
    return `pages belong directly in content/${plainPages}/: move it there, or delete it`;
  }
  if (['.yml', '.yaml', '.txt'].includes(extension)) return `a page’s name ends in .yaml: rename it to ${stem}.yaml`;
  return `only pages (.yaml) belong here: write it as ${stem}.yaml, or delete it`;
}

function articleFix(file: string, extension: string, stem: string): string {
  if (/^blog\/figures\/[^/]+$/.test(file)) {
    return extension === '.svg'
      ? `a figure’s name ends in .svg: rename it to ${stem}.svg`
      : 'figures are SVG files: export it as plain SVG, or delete it';
  }
  if (file.split('/').length > 2) return 'articles belong directly in content/blog/: move it there, or delete it';
  if (['.markdown', '.mdx', '.md', '.txt'].includes(extension)) {
    return `an article’s name ends in .md: rename it to ${stem}.md`;
  }
  return `only articles (.md) belong here: write it as ${stem}.md, or delete it`;
}
