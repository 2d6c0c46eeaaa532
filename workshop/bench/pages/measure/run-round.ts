import { builtPaths, comparedPages, documentAddress, type PageName } from '../compared-pages.ts';
import { median, type Figures, type Metric } from '../report/figures.ts';
import { addressOf, variants, type Servers, type Variant } from '../variants.ts';
import { withPage } from './chromium.ts';
import { measureFirstPress } from './measure-first-press.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureIdleLoad, measureLoad } from './measure-load.ts';
import { measureKey, measurePresses } from './measure-presses.ts';
import { measureSlowStep, measureStep } from './measure-step.ts';

interface RoundOptions {
  servers: Servers;
  fingerprint: string;
  pages: PageName[];
  lighthouse: boolean;
}

/** A measurement and the figures it returns. */
type Measurement = () => Promise<Partial<Record<Metric, number>>>;

/**
 * Measures everything once. Each metric is measured in all variants before the next, so that the machine's other work
 * affects them alike; `round`, counted from 0, decides which goes first.
 */
export async function runRound(figures: Figures, options: RoundOptions, round: number): Promise<void> {
  figures.startRound();
  const first = round % variants.length;
  const order = [...variants.slice(first), ...variants.slice(0, first)];
  for (const page of options.pages) {
    const startedAt = performance.now();
    const all = order.map((variant) => ({ variant, measurements: measurementsOf(page, variant, options, round) }));
    const count = Math.max(...all.map(({ measurements }) => measurements.length));
    for (let index = 0; index < count; index += 1) {
      for (const { variant, measurements } of all) {
        const values = await measureOrReport(`${page}, ${variant}`, measurements[index]);
        for (const [metric, value] of Object.entries(values))
          figures.add({ page, variant, metric: metric as Metric }, value);
      }
    }
    console.error(`measured ${page} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
}

/** Measures, or reports a failure: then the round goes on, and the figure is missing from the median. */
async function measureOrReport(name: string, measurement: Measurement = async () => ({})) {
  try {
    return await measurement();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }
}

function measurementsOf(page: PageName, variant: Variant, options: RoundOptions, round: number): Measurement[] {
  // Home's hash address is the document itself.
  if (variant === 'ours-hash' && page === 'home') return [];
  const { servers, fingerprint, lighthouse } = options;
  const { path, from, link } = comparedPages[page];
  const url = addressOf(servers, variant, path);
  const visit = () => measureVisit(page, variant, { ...options, withIdleLoad: round === 0 });
  const allScores = round === 0;
  const visits = lighthouse
    ? [visit, async () => ({ ...(await measureLighthouse(fingerprint, url, { allScores })) })]
    : [visit];
  // A page opened by its hash address is the same page afterward.
  if (variant === 'ours-hash') return visits;
  const step = { from: builtPaths[from], url: addressOf(servers, variant, builtPaths[from]), link, to: path };
  return [
    ...visits,
    async () => ({ ...(await measureStep(fingerprint, step)) }),
    async () => ({ slowStep: await measureSlowStep(fingerprint, step) }),
    ...(page === 'home' ? homeMeasurements(url, variant, options) : []),
  ];
}

/** Seconds without input: home shows its next banner after six; other pages have no banners. */
const idleSeconds = (page: PageName) => (page === 'home' ? 6 : 2);

/** The load of a page and, once it is at rest, its idle load and its response to presses. */
const measureVisit = (
  page: PageName,
  variant: Variant,
  { servers, fingerprint, withIdleLoad }: RoundOptions & { withIdleLoad: boolean },
) =>
  withPage(fingerprint, {}, async (tab) => {
    const { path } = comparedPages[page];
    const { used: _, ...load } = await measureLoad(tab, addressOf(servers, variant, path), path);
    const idle = withIdleLoad ? await measureIdleLoad(tab, idleSeconds(page)) : NaN;
    if (variant === 'ours-hash') return { ...load, idle };
    const { menu, carousel } = await measurePresses(tab);
    return { ...load, idle, menu: median(menu), carousel: median(carousel) };
  });

/** The measurements that only home has. */
const homeMeasurements = (url: string, variant: Variant, { fingerprint, servers }: RoundOptions): Measurement[] => [
  // The header is the same on every page.
  async () => ({ menuUsable: await measureFirstPress(fingerprint, url, 'menu') }),
  async () => ({ carouselUsable: await measureFirstPress(fingerprint, url, 'carousel') }),
  // Only our variant has the contact page with its form's script.
  ...(variant === 'ours'
    ? [async () => ({ key: await measureKey(fingerprint, servers.ours.origin + documentAddress('/contact-us')) })]
    : []),
];
