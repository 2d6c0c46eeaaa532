import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from './metrics.ts';

const folder = join(import.meta.dirname, '../../hosting/monitoring');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

type Rule = { alert: string; expr: string; annotations: { summary: string; todo: string } };
type Panel = { title: string; targets: { expr: string }[] };

const rules = (parse(read('site-rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const { panels, annotations, templating } = JSON.parse(read('grafana-dashboard.json')) as {
  panels: Panel[];
  annotations: { list: { name: string; expr: string }[] };
  templating: { list: { name: string; query: string }[] };
};

/** Metrics that Prometheus itself adds to every target, and those of its node exporter. */
const foreignMetrics = /^(up|node_\w+)$/;
/** Labels that Prometheus adds to every target's metrics. */
const prometheusLabels = ['job', 'instance'];

/** Words of Prometheus's query language that could be taken for metrics. */
const keywords = new Set('by without and or unless on offset ignoring bool group_left group_right'.split(' '));

/** The metrics in an expression, each with the labels that it is compared by, and the labels that the expression groups by. */
function metricsIn(expression: string) {
  const used: { metric: string; labels: string[] }[] = [];
  const grouped = [...expression.matchAll(/\b(?:by|without) \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/, */),
  );
  const rest = expression.replaceAll(/\b(?:by|without) \([^)]*\)/g, '').replaceAll(/\[[^\]]*\]/g, '');
  for (const [, name = '', selector, call] of rest.matchAll(/\b([a-z_]\w*)(?:\{([^}]*)\}|(\s*\())?/g)) {
    if (call || keywords.has(name)) continue;
    used.push({
      metric: name,
      labels: [...(selector ?? '').matchAll(/(\w+)(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    });
  }
  return { used, grouped };
}

/** The text of /metrics, and the labels of each metric in it: those of pages and the API appear with their first answer. */
async function readMetrics(): Promise<{ text: string; labels: Map<string, Set<string>> }> {
  const metrics = createMetrics(async () => ({ waiting: 0, oldestSeconds: 0, failed: 0, held: 0 }));
  metrics.pageAnswered(200);
  metrics.apiAnswered('/api/customerEnquiry', 503, 0.1);
  const text = await metrics.text();
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', list = ''] of text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? /gm)) {
    const labelsOfMetric = labels.get(name) ?? new Set();
    for (const [, label = ''] of list.matchAll(/(\w+)="/g)) labelsOfMetric.add(label);
    labels.set(name, labelsOfMetric);
  }
  return { text, labels };
}

const expressions: [where: string, expression: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [`rule ${alert}`, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [`panel ${title}`, expr])),
  ...annotations.list.map(({ name, expr }): [string, string] => [`annotation ${name}`, expr]),
  ...templating.list.flatMap(({ name, query }) => {
    const metric = /^label_values\((\w+), \w+\)$/.exec(query)?.[1];
    return metric ? [[`variable ${name}`, metric] as [string, string]] : [];
  }),
];

describe('hosting/monitoring', () => {
  it.each(expressions)(
    '%s uses only our metrics with labels that they have, and those of Prometheus and its node exporter',
    async (_, expression) => {
      const { labels } = await readMetrics();
      const { used, grouped } = metricsIn(expression);
      expect(used).not.toEqual([]);
      const ownMetrics = used.filter(({ metric }) => !foreignMetrics.test(metric));
      for (const { metric, labels: compared } of ownMetrics) {
        const labelsOfMetric = labels.get(metric);
        expect(labelsOfMetric, `${metric} is in /metrics`).toBeDefined();
        expect([...(labelsOfMetric ?? []), ...prometheusLabels]).toEqual(expect.arrayContaining(compared));
      }
      const groupable = [...ownMetrics.flatMap(({ metric }) => [...(labels.get(metric) ?? [])]), ...prometheusLabels];
      expect(groupable).toEqual(expect.arrayContaining(grouped));
    },
  );

  it('the rules use every metric of the outbox and of held enquiries', async () => {
    const { labels } = await readMetrics();
    const gauges = [...labels.keys()].filter((name) => /^site_(outbox|enquiries_held)/.test(name));
    expect(gauges).toHaveLength(4);
    const used = rules.flatMap(({ expr }) => metricsIn(expr).used.map(({ metric }) => metric));
    expect(used).toEqual(expect.arrayContaining(gauges));
  });

  it('each rule names a section of docs/operations.md that says what to do', () => {
    const page = readFileSync(join(folder, '../../docs/operations.md'), 'utf8');
    const sections = [...page.matchAll(/^#{2,3} (.+)$/gm)].map(([, title]) => title);
    for (const {
      alert,
      annotations: { todo },
    } of rules)
      expect(sections, alert).toContain(todo);
  });

  it('Prometheus accepts the rules, their tests pass, and it can read /metrics', async ({ skip }) => {
    const promtool = (args: string[], input = '') =>
      spawnSync('promtool', args, { cwd: folder, input, encoding: 'utf8' });
    if (promtool(['--version']).error) skip('there is no promtool: apt-get install prometheus');
    const { text } = await readMetrics();
    for (const [args, input] of [
      [['check', 'rules', 'site-rules.yml']],
      [['test', 'rules', 'site-rules-test.yml']],
      [['check', 'config', '--syntax-only', 'prometheus.yml']],
      [['check', 'metrics'], text],
    ] as [string[], string?][]) {
      const { stdout, stderr, status } = promtool(args, input);
      // Promtool's opinion on the names of Node's own metrics does not matter.
      const problems = stderr.split('\n').filter((line) => line !== '' && !/^nodejs_|^process_/.test(line));
      expect({ args, problems, failed: /FAILED/.test(stdout) }).toEqual({ args, problems: [], failed: false });
      // `check metrics`, the only command with input, exits with 3 because of that opinion.
      expect({ args, status }).toEqual({ args, status: input === undefined ? 0 : status });
    }
  });
});
