import { expect, test } from 'vitest';
import type { Company } from '#content/schema/company.ts';
import type { ReportProblem } from '../check-context.ts';
import { checkMapDescriptions } from './map-descriptions-check.ts';

const waco = { id: 'waco', latitude: 31.55, longitude: -97.15 };

interface Situation {
  office?: { id: string; latitude?: number; longitude?: number };
  /** Whether the office's map is drawn. */
  isDrawn: boolean;
  descriptions: Record<string, string>;
}

/** The problems with the map descriptions of a company with one office. */
function problems({ office = waco, isDrawn, descriptions }: Situation) {
  const reported: Parameters<ReportProblem>[] = [];
  checkMapDescriptions(
    descriptions,
    {
      company: { offices: [office] } as Company,
      addressesOf: () => [],
      hasFile: (file) => isDrawn && file === `brand/map-${office.id}.svg`,
    },
    (...problem) => reported.push(problem),
  );
  return reported;
}

test('a drawn map with its description, and an office with neither, have no problem', () => {
  expect(problems({ isDrawn: true, descriptions: { waco: 'The river' } })).toEqual([]);
  expect(problems({ isDrawn: false, descriptions: {} })).toEqual([]);
});

test('a drawn map without a description is reported', () => {
  expect(problems({ isDrawn: true, descriptions: {} })).toEqual([
    [
      ['offices', 'maps'],
      'lacks the office “waco”, whose map is drawn in content/brand/map-waco.svg: add the line “waco: what the map shows”',
    ],
  ]);
});

test('a description of a map that is not drawn is reported', () => {
  expect(problems({ isDrawn: false, descriptions: { waco: 'The river' } })).toEqual([
    [
      ['offices', 'maps', 'waco'],
      'describes a map, but content/brand/map-waco.svg does not exist: restore it, or delete the line',
    ],
  ]);
});

test('a drawn map of an office without coordinates, which is not shown, is reported', () => {
  const [problem] = problems({ office: { id: 'waco' }, isDrawn: true, descriptions: { waco: 'The river' } });
  expect(problem?.[1]).toContain('content/brand/map-waco.svg is not shown');
});

test('a description of an office that does not exist is reported with the similar id', () => {
  const reported = problems({ isDrawn: true, descriptions: { waco: 'The river', wako: 'The river' } });
  expect(reported).toHaveLength(1);
  expect(reported[0]?.[0]).toEqual(['offices', 'maps', 'wako']);
  expect(reported[0]?.[1]).toContain('“wako” is not an office of content/company.yaml');
  expect(reported[0]?.[1]).toContain('; similar: waco');
});
