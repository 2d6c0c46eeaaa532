import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { rgbChannels } from '#content/schema/color.ts';
import type { Content } from '#prerender/content/read-content.ts';
import { fileHash } from '../../art/file-hash.ts';

/** What identifies a company on its site: texts, colors and pictures that no other company has. */
export interface Traces {
  /** In lowercase. */
  words: string[];
  /** Each as `#2348c7` and as `35 72 199`. */
  colors: string[];
  /** Hashes of the pictures' files. */
  pictures: string[];
}

const textFiles = /\.(html|json|js|css|xml|txt|md|vcf|webmanifest|svg)$/;
const pictureFiles = /\.(avif|jpe?g|png|ico|webp)$/;
const hashAt = (file: string) => fileHash(readFileSync(file));
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * The traces of the content in `folder`. A city's name alone does not count: it may be another word, such as a season.
 */
export function collectTraces(folder: string, { company, palette, team, clients, navigation }: Content): Traces {
  const { name, slug, url, email, offices } = company;
  const products = navigation.header.flatMap(({ children = [] }) => children).filter(({ note }) => note !== undefined);
  const words = [
    name,
    slug,
    name.replaceAll(' ', ''),
    new URL(url).hostname.replace(/^www\./, ''),
    email,
    ...offices.flatMap(({ city, state, street, phone, email: office }) => [`${city}, ${state}`, street, phone, office]),
    ...offices.map(({ city }) => city).filter((city) => city.includes(' ')),
    ...team.map((person) => person.name),
    ...clients.map((client) => client.name),
    ...products.map((product) => product.name),
  ];
  const colors = Object.values(palette).filter((color) => new Set(rgbChannels(color)).size > 1);
  return {
    words: [...new Set(words.map((word) => word.toLowerCase()))],
    colors: [...new Set(colors.flatMap((color) => [color, rgbChannels(color).join(' ')]))],
    pictures: [
      ...new Set(
        filesIn(folder)
          .filter((file) => pictureFiles.test(file))
          .map(hashAt),
      ),
    ],
  };
}

/** The traces of two companies together. */
export function mergeTraces(one: Traces | undefined, other: Traces): Traces {
  const both = (of: keyof Traces) => [...new Set([...(one?.[of] ?? []), ...other[of]])];
  return { words: both('words'), colors: both('colors'), pictures: both('pictures') };
}

/** Searches the built site at `dist` for traces that are not also in `own`. Returns a line for each one found. */
export function findTraces(dist: string, traces: Traces, own: Traces): string[] {
  const words = traces.words.filter((word) => !own.words.includes(word) && !word.startsWith('['));
  const colors = traces.colors.filter((color) => !own.colors.includes(color));
  const pictures = new Set(traces.pictures.filter((hash) => !own.pictures.includes(hash)));
  return filesIn(dist).flatMap((file) => {
    const name = file.slice(dist.length + 1);
    if (pictureFiles.test(file))
      return pictures.has(hashAt(file)) ? [`${name}: is a picture of the former company`] : [];
    if (!textFiles.test(file) && !name.startsWith('.build/')) return [];
    const text = readFileSync(file, 'utf8').toLowerCase();
    return [...words, ...colors].flatMap((trace) => {
      const found = new RegExp(`(?<![\\w#])${trace.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`).exec(text);
      return found
        ? [
            `${name}: …${text.slice(Math.max(0, found.index - 40), found.index + trace.length + 20).replaceAll(/\s+/g, ' ')}…`,
          ]
        : [];
    });
  });
}

/** The number of placeholder texts in brackets in each file below `folder` that has any, by file name. */
export function placeholdersLeft(folder: string): { file: string; count: number }[] {
  return globSync('**/*.{yaml,md}', { cwd: folder })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      // In YAML, brackets also enclose lists: a placeholder is inside a string.
      const words = file.endsWith('.md') ? text.split('\n') : strings(parse(text) as unknown);
      const count = words.filter((line) => /\[[^[\]]+\](?![(\]])/.test(line)).length;
      return count > 0 ? [{ file, count }] : [];
    });
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

/** The traces of the replaced content, which later builds are searched for. */
export const removedTracesFile = join(import.meta.dirname, 'removed.json');

export const readRemovedTraces = (): Traces | undefined =>
  existsSync(removedTracesFile) ? (JSON.parse(readFileSync(removedTracesFile, 'utf8')) as Traces) : undefined;
