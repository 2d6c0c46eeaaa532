import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rgbChannels } from '#content/schema/color.ts';
import type { Content } from '#prerender/content/read-content.ts';
import { fileHash } from '../../art/file-hash.ts';
import { escapePattern } from '../escape-pattern.ts';

/** The words, colors and pictures that identify a company on its site, since no other company has them. */
export interface Traces {
  /** Words and phrases, in lowercase. */
  words: string[];
  /** Colors, each as `#2348c7` and as `35 72 199`. */
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
 * The traces of the content in `folder`. A one-word city name does not count by itself: “Spring” is also a season.
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
    ...offices.flatMap(({ city, state, street, phone, email: officeEmail }) => [
      ...(state ? [`${city}, ${state}`] : []),
      street,
      phone,
      officeEmail,
    ]),
    ...offices.map(({ city }) => city).filter((city) => city.includes(' ')),
    ...team.map((person) => person.name),
    ...clients.map((client) => client.name),
    ...products.map((product) => product.name),
  ];
  const colors = Object.values(palette).filter((color) => new Set(rgbChannels(color)).size > 1);
  const pictures = filesIn(folder).filter((file) => pictureFiles.test(file));
  return {
    words: [...new Set(words.map((word) => word.toLowerCase()))],
    colors: [...new Set(colors.flatMap((color) => [color, rgbChannels(color).join(' ')]))],
    pictures: [...new Set(pictures.map(hashAt))],
  };
}

/** The traces of two companies combined. */
export function mergeTraces(former: Traces | undefined, added: Traces): Traces {
  const unionOf = (kind: keyof Traces) => [...new Set([...(former?.[kind] ?? []), ...added[kind]])];
  return { words: unionOf('words'), colors: unionOf('colors'), pictures: unionOf('pictures') };
}

/** Searches the built site at `dist` for traces that are not in `own` as well. Returns a line for each one found. */
export function findTraces(dist: string, traces: Traces, own: Traces): string[] {
  const words = traces.words.filter((word) => !own.words.includes(word) && !word.startsWith('['));
  const colors = traces.colors.filter((color) => !own.colors.includes(color));
  const pictures = new Set(traces.pictures.filter((hash) => !own.pictures.includes(hash)));
  return filesIn(dist).flatMap((file) => {
    const name = file.slice(dist.length + 1);
    if (pictureFiles.test(file)) {
      return pictures.has(hashAt(file)) ? [`${name}: is a picture of the former company`] : [];
    }
    if (!textFiles.test(file) && !name.startsWith('.build/')) return [];
    const text = unescaped(readFileSync(file, 'utf8')).toLowerCase();
    return [...words, ...colors].flatMap((trace) => excerptsOf(text, trace).map((excerpt) => `${name}: …${excerpt}…`));
  });
}

/** Replaces each HTML and XML entity in `text` by its character. */
const unescaped = (text: string) =>
  text
    .replaceAll(/&(?:#39|#x27|apos);/gi, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The first occurrence of a trace as a whole word, with its context; empty if there is none. */
function excerptsOf(text: string, trace: string): string[] {
  const found = new RegExp(`(?<![\\w#])${escapePattern(trace)}(?!\\w)`).exec(text);
  if (!found) return [];
  const excerpt = text.slice(Math.max(0, found.index - 40), found.index + trace.length + 20);
  return [excerpt.replaceAll(/\s+/g, ' ')];
}
