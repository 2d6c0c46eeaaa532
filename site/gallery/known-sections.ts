/// <reference types="vite/types/importMeta.d.ts" />
import type { ComponentType, ReactElement } from 'react';

const files = import.meta.glob<Record<string, unknown>>(['../sections/**/*.tsx', '!**/*.examples.tsx'], {
  eager: true,
});
const written = import.meta.glob<{ examples: Record<string, ReactElement> }>('../sections/**/*.examples.tsx', {
  eager: true,
});

const nameOf = (file: string) => file.replace('../sections/', '').replace(/(\.examples)?\.tsx$/, '');

/** A section's name, such as `blog/pager`, is its file's path under site/sections/. */
export const sectionNames: readonly string[] = Object.keys(files).map(nameOf);

/** Every component that a file under site/sections/ exports, with the name of its section. */
export const sectionOf: ReadonlyMap<unknown, string> = new Map(
  Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
      .map(([, component]) => [component as ComponentType, nameOf(file)]),
  ),
);

/** States that the content of today does not show, written beside their section in `<section>.examples.tsx`. */
export const writtenExamples: readonly { section: string; name: string; element: ReactElement; part: boolean }[] =
  Object.entries(written).flatMap(([file, { examples }]) =>
    Object.entries(examples).map(([name, element]) => ({ section: nameOf(file), name, element, part: false })),
  );
