import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '#site/routes.ts';
import { builtDocument, expectedPages, siteFolder } from './built-site.ts';

interface Thing {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

function graphOf(path: string): Thing[] {
  const scripts = [...builtDocument(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts, path).toHaveLength(1);
  const data = JSON.parse(scripts[0]![1]!) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const thingsOfType = (graph: Thing[], type: string) => graph.filter((thing) => thing['@type'] === type);
const readGraphs = async () => (await expectedPages()).map(({ path }) => ({ path, graph: graphOf(path) }));

test('every document except home has breadcrumbs, and each breadcrumb is a page', async () => {
  const pages = await readGraphs();
  // A graph begins with the page itself.
  const pageIds = new Set(pages.map(({ graph }) => graph[0]?.['@id']));
  for (const { path, graph } of pages) {
    const lists = thingsOfType(graph, 'BreadcrumbList') as (Thing & {
      itemListElement: { item: string; name: string }[];
    })[];
    expect(lists, path).toHaveLength(path === '/' ? 0 : 1);
    const steps = lists[0]?.itemListElement ?? [];
    expect(
      steps.filter(({ item, name }) => !pageIds.has(item) || name === ''),
      path,
    ).toEqual([]);
    expect(path === '/' || steps.at(-1)?.item === graph[0]?.['@id'], path).toBe(true);
  }
});

test('products, services, articles and offices have their schema.org types', async () => {
  const pages = await readGraphs();
  const count = (type: string) => pages.flatMap(({ graph }) => thingsOfType(graph, type)).length;
  const described = { software: 'SoftwareApplication', service: 'Service' };
  for (const { path, page } of routes) {
    const { subject } = page;
    if (!subject) continue;
    expect(
      graphOf(path).map((thing) => thing['@type']),
      path,
    ).toContain(described[subject]);
  }
  expect(count('BlogPosting')).toBe((await expectedPages()).filter(({ article }) => article).length);
  for (const { path } of routes.filter(({ page }) => page.type === 'ContactPage'))
    expect(thingsOfType(graphOf(path), 'ProfessionalService').length, path).toBeGreaterThan(0);
});

/** The ids that stand for parts described elsewhere: `{ "@id": … }` with nothing else. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('@id' in value && Object.keys(value).length === 1) return [String(value['@id'])];
  return Object.values(value).flatMap(referencesIn);
}

test('ids are unique within the structured data of a document, and references resolve within it or on home', async () => {
  const idsOf = (graph: Thing[]) => graph.map((thing) => thing['@id']);
  const homeIds = idsOf(graphOf('/'));
  for (const { path, graph } of await readGraphs()) {
    const ids = idsOf(graph);
    expect(ids, path).toEqual([...new Set(ids)]);
    const references = referencesIn(graph);
    expect(references, path).not.toEqual([]);
    expect(
      references.filter((id) => ![...ids, ...homeIds].includes(id)),
      path,
    ).toEqual([]);
  }
});

test('an article’s pictures exist', async () => {
  for (const { path, graph } of await readGraphs()) {
    for (const posting of thingsOfType(graph, 'BlogPosting')) {
      expect(posting['image'], path).not.toEqual([]);
      for (const image of posting['image'] as string[]) {
        expect(existsSync(join(siteFolder, new URL(image).pathname)), `${path}: ${image}`).toBe(true);
      }
    }
  }
});
