import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { similarNamesHint } from '#content/schema/nearest-names.ts';
import { masterFolder } from './folders.ts';

/** The point that stays in view when a picture is cropped, in percent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

const namedFocus = new Map<string, Focus>([
  ['center', { x: 50, y: 50 }],
  ['left', { x: 0, y: 50 }],
  ['right', { x: 100, y: 50 }],
  ['top', { x: 50, y: 0 }],
  ['bottom', { x: 50, y: 100 }],
]);

export const focusFile = 'focus.yaml';

/**
 * Reads `art/masters/focus.yaml`, by picture name: `cover-my-article: right`, or `30% 60%`. Calls `refuse` with each invalid
 * line and its fix.
 */
export function readFocus(
  names: readonly string[],
  refuse: (file: string, problem: string) => void = () => undefined,
  folder: URL = masterFolder,
): Map<string, Focus> {
  const file = new URL(focusFile, folder);
  const focuses = new Map<string, Focus>();
  const values = parseFocusValues(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (!values) {
    refuse(
      focusFile,
      'cannot be read: write one line for each picture, such as “cover-my-article: right” or “cover-my-article: 30% 60%”',
    );
    return focuses;
  }
  for (const [name, value] of Object.entries(values)) {
    const focus = parseFocus(String(value));
    if (!names.includes(name)) {
      refuse(focusFile, `“${name}” is not a picture here: correct it${similarNamesHint(name, names)}`);
    } else if (focus) focuses.set(name, focus);
    else {
      refuse(
        focusFile,
        `${name}: is “${String(value)}”: write ${[...namedFocus.keys()].join(', ')}, or how far from the left and from ` +
          'the top, such as 30% 60%',
      );
    }
  }
  return focuses;
}

/** The values in a focus.yaml with this text, by picture name; undefined if it is not a mapping in YAML. */
export function parseFocusValues(text: string): Record<string, unknown> | undefined {
  try {
    const values: unknown = parse(text) ?? {};
    return typeof values === 'object' && !Array.isArray(values) ? { ...values } : undefined;
  } catch {
    return undefined;
  }
}

/** A name of a place, or percent from the left and from the top: `right`, `30% 60%`; undefined for anything else. */
export function parseFocus(text: string): Focus | undefined {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(text.trim()) ?? [];
  if (x === undefined || y === undefined) return namedFocus.get(text.trim());
  return Number(x) <= 100 && Number(y) <= 100 ? { x: Number(x), y: Number(y) } : undefined;
}
