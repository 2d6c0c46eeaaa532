import { markProblem } from '#content/schema/known-files.ts';
import type { ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';

/** Reports files of content/brand/marks/ that cannot be shown as marks. */
export function checkMarkFiles(folder: ContentFolder, problems: ContentProblems): void {
  for (const name of folder.list('brand/marks', '').filter((file) => !/^\.|^README\.md$/.test(file))) {
    const file = `brand/marks/${name}`;
    if (!/^[a-z0-9-]+\.svg$/.test(name)) {
      problems.add(
        { file },
        'is not a mark: its name may only contain lowercase letters, digits and hyphens, and ends in .svg',
      );
      continue;
    }
    const problem = problems.attempt(() => markProblem(folder.readText(file)));
    if (problem) problems.add({ file }, problem);
  }
}
