/** Projects with their estimated and actual effort, collected by D. M. Jones. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { cacheFolder, readSource } from '../source-file.ts';

interface Project {
  /** Hours of effort as first estimated. */
  estimate: number;
  /** Hours of effort as worked. */
  actual: number;
  /** Kitchenham's letter: D for development, P for the improvement of an existing program. Empty in other sets. */
  type: string;
}

export interface ProjectSet {
  name: string;
  projects: Project[];
}

/** The actual effort of each project as a multiple of its estimate, smallest first. */
export const overrunsOf = ({ projects }: ProjectSet) =>
  projects.map(({ estimate, actual }) => actual / estimate).sort((a, b) => a - b);

const repository =
  'https://raw.githubusercontent.com/Derek-Jones/ESEUR-code-data/1a49d102b38680531cb1d79ca131510b11b64e06/projects';

export async function readKitchenham(): Promise<ProjectSet> {
  const arff = await readSource({
    path: 'kitchenham/82507128-kitchenham.arff',
    url: `${repository}/82507128-kitchenham.arff`,
    sha256: '0832342b248418cca324cebe77d86d2f90ae223c1119af9360783bdbad0b2ac0',
  });
  const columns = [...arff.matchAll(/^@attribute (\S+)/gm)].map((match) => match[1]!);
  const lines = arff
    .slice(arff.indexOf('@data') + '@data'.length)
    .trim()
    .split(/\r?\n/);
  return {
    name: 'Kitchenham',
    projects: projectsOf(columns, lines, { estimate: 'First.estimate', actual: 'Actual.effort' }),
  };
}

/** Projects of Norwegian companies, surveyed by Moløkken-Østvold and others, and those of one company with its clients. */
export const readNorwegian = async () => [
  await readCompressed({
    name: 'Norwegian survey',
    file: 'RK31-surveycostestim.csv.xz',
    sha256: 'd3f7e3f2fc2a67f683db25930468cc5fddd1e5342cfe5b3f1e8fb68b744502ba',
    effortColumns: { estimate: 'Estimate_hrs', actual: 'Actual_hrs' },
  }),
  await readCompressed({
    name: 'Norwegian company',
    file: 'simula_0a.csv.xz',
    sha256: 'a8d52b52c2bfd96c6131203aff75dbd93188ea8490cd5c6c7ed8c541fe4c9586',
    effortColumns: { estimate: 'Estimated', actual: 'Actual' },
  }),
];

/** The names of the columns with the hours of effort. */
type EffortColumns = Record<'estimate' | 'actual', string>;

interface CompressedSet {
  name: string;
  file: string;
  sha256: string;
  effortColumns: EffortColumns;
}

async function readCompressed({ name, file, sha256, effortColumns }: CompressedSet): Promise<ProjectSet> {
  const path = `kitchenham/${file}`;
  await readSource({ path, url: `${repository}/${file}`, sha256 });
  // Node has no xz decompression.
  const unpack = 'import lzma, sys; print(lzma.open(sys.argv[1], "rt").read())';
  const csv = execFileSync('python3', ['-c', unpack, join(cacheFolder, path)], { encoding: 'utf8' });
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  return { name, projects: projectsOf(head.split(','), lines, effortColumns) };
}

/** The projects in lines of CSV, without those that lack an estimate or an actual effort. */
function projectsOf(columns: string[], lines: string[], { estimate, actual }: EffortColumns): Project[] {
  const cell = (line: string, column: string) => line.split(',')[columns.indexOf(column)] ?? '';
  return lines
    .map((line) => ({
      estimate: Number(cell(line, estimate)),
      actual: Number(cell(line, actual)),
      type: cell(line, 'Project.type'),
    }))
    .filter((project) => project.estimate > 0 && project.actual > 0);
}
