/// <reference types="vite/types/importMeta.d.ts" />
import type { ReactElement } from 'react';

/** The states of a primitive or a section, by name. */
export type Examples = Readonly<Record<string, ReactElement>>;

/** The exports of a `<name>.examples.tsx`. */
interface ExampleFile {
  examples: Examples;
  /** Whether the component is only part of a section, which provides its background and edges. */
  isPart?: boolean;
}

/** A section or a primitive in one of its states. */
export interface Example {
  /** The folder of site/, or the page, that the component belongs to: `ui`, `sections`, `pos-system`. */
  group: string;
  name: string;
  element: ReactElement;
  /** Whether the component is only part of a section, as in the example's file. */
  isPart: boolean;
}

const exampleFiles = import.meta.glob<ExampleFile>('../{ui,sections,pages}/**/*.examples.tsx', { eager: true });

/** The examples in all `<name>.examples.tsx`. The other examples are derived from the pages: page-examples.ts. */
export const writtenExamples = (): Example[] =>
  Object.entries(exampleFiles).flatMap(([file, { examples, isPart = false }]) => {
    const [, group = '', component] = /^\.\.\/(?:pages\/)?([\w-]+)\/.*?([\w-]+)\.examples\.tsx$/.exec(file) ?? [];
    return Object.entries(examples).map(([name, element]) => ({
      group,
      name: `${component}, ${name}`,
      element,
      isPart,
    }));
  });
