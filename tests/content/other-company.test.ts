import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtempSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from '#prerender/build-site.ts';
import { copyContent } from './content-copy.ts';

test('another company in company.yaml leaves no trace of the first in the built site', async () => {
  const { folder, change } = copyContent();
  const out = mkdtempSync(join(tmpdir(), 'other-company-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const replacements = [
    ['Juniper Jay', 'Copper Wren'],
    ['juniper-jay', 'copper-wren'],
    ['juniperjay.example', 'copperwren.example'],
    ['Spring and Sugar Land', 'Waco and Temple'],
    ['Sugar Land', 'Temple'],
    ['city: Spring', 'city: Waco'],
    ['id: spring', 'id: waco'],
    ['spring@', 'waco@'],
    ['sugarland@', 'temple@'],
    ['id: sugar-land', 'id: temple'],
    ['2140 Cypresswood Crossing', '12 Austin Avenue'],
    ['815 Oyster Creek Plaza', '7 Main Street'],
    ['(281) 555-0142', '(254) 555-0142'],
    ['(281) 555-0168', '(254) 555-0168'],
    ['77379', '76701'],
    ['77478', '76501'],
  ] as const;
  for (const [from, to] of replacements) change('company.yaml', from, to);
  change('company.yaml', /directions: .*/, 'directions: Ask at the gate.');

  // Their share pictures show the first company until somebody draws them anew.
  await buildSite({ content: folder, out, sharePictures: false });

  const trace = /juniper[ -]?jay|cypresswood|oyster creek|sugar ?land|\bspring\b, tx|\(281\)|77379|77478/i;
  const found = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|json|js|css|xml|txt|vcf|webmanifest|svg)$/.test(entry.name))
    .flatMap((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      const place = trace.exec(text.replaceAll(/"(avif|jpeg|srcset|d)":?="?[^"]*"/gi, ''));
      return place ? [`${entry.name}: …${text.slice(Math.max(0, place.index - 60), place.index + 60)}…`] : [];
    });
  expect(found).toEqual([]);
  expect(existsSync(join(out, 'pictures/share'))).toBe(false);
  expect(readdirSync(join(out, 'blog'))).toContain('copper-wren-custom-solution');
}, 180_000);
