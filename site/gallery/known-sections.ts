/// <reference types="vite/types/importMeta.d.ts" />
import type { ExampleFile } from './examples.ts';

const sections = import.meta.glob(['../sections/**/*.tsx', '!**/*.examples.tsx']);
const written = import.meta.glob<ExampleFile>(['../sections/**/*.examples.tsx', '../ui/*.examples.tsx'], {
  eager: true,
});

const nameOf = (file: string) => file.replace(/^\.\.\/(sections\/)?/, '').replace(/(\.examples|\.island)?\.tsx$/, '');

/** The examples beside each section and primitive, by its name. */
export const exampleFiles: ReadonlyMap<string, ExampleFile> = new Map(
  Object.entries(written).map(([file, examples]) => [nameOf(file), examples]),
);

/** A section's name, such as `blog/pager`, is its file's path under site/sections/; a primitive's is `ui/band`. */
export const sectionNames: readonly string[] = [
  ...new Set(
    [...Object.keys(written).filter((file) => file.startsWith('../ui/')), ...Object.keys(sections)].map(nameOf),
  ),
];
