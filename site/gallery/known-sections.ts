/// <reference types="vite/types/importMeta.d.ts" />
import type { ExampleFile } from './examples.ts';

const sections = import.meta.glob(['../{sections,pages}/**/*.tsx', '!**/*.examples.tsx', '!../pages/*/*-page.tsx']);
const examples = import.meta.glob<ExampleFile>(['../{sections,pages}/**/*.examples.tsx', '../ui/*.examples.tsx'], {
  eager: true,
});

const nameOf = (file: string) =>
  file.replace(/^\.\.\/(sections\/|pages\/)?/, '').replace(/(\.examples|\.island)?\.tsx$/, '');

/** The example files of sections and primitives, by name. */
export const exampleFiles: ReadonlyMap<string, ExampleFile> = new Map(
  Object.entries(examples).map(([file, example]) => [nameOf(file), example]),
);

/** Paths under site/sections/ without extension, such as `blog/pager`; a primitive's begins with `ui/`. */
export const sectionNames: readonly string[] = [
  ...new Set(
    [...Object.keys(examples).filter((file) => file.startsWith('../ui/')), ...Object.keys(sections)].map(nameOf),
  ),
];
