/** Projects with their estimated and actual effort, collected by D. M. Jones. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { cacheFolder, readSource } from '../source-file.ts';

interface Project {
  /** Hours of effort. */
  estimate: number;
  actual: number;
  /** Kitchenham's letter: D for development, P for the improvement of an existing program. */
  type: string;
}

export interface ProjectSet {
  name: string;
  projects: Project[];
}

/** Actual effort by estimate, smallest first. */
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
    projects: projectsOf(columns, lines, 'First.estimate', 'Actual.effort'),
  };
}

/** Norwegian companies surveyed by Moløkken-Østvold and Jørgensen, and one company's projects with their clients. */
export const readNorwegian = async () => [
  await readCompressed(
    'Norwegian survey',
    'RK31-surveycostestim.csv.xz',
    'd3f7e3f2fc2a67f683db25930468cc5fddd1e5342cfe5b3f1e8fb68b744502ba',
    'Estimate_hrs',
    'Actual_hrs',
  ),
  await readCompressed(
    'Norwegian company',
    'simula_0a.csv.xz',
    'a8d52b52c2bfd96c6131203aff75dbd93188ea8490cd5c6c7ed8c541fe4c9586',
    'Estimated',
    'Actual',
  ),
];

async function readCompressed(
  name: string,
  file: string,
  sha256: string,
  estimate: string,
  actual: string,
): Promise<ProjectSet> {
  const path = `kitchenham/${file}`;
  await readSource({ path, url: `${repository}/${file}`, sha256 });
  // Node has no xz decompression.
  const unpack = 'import lzma, sys; print(lzma.open(sys.argv[1], "rt").read())';
  const csv = execFileSync('python3', ['-c', unpack, join(cacheFolder, path)], { encoding: 'utf8' });
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  return { name, projects: projectsOf(head.split(','), lines, estimate, actual) };
}

function projectsOf(columns: string[], lines: string[], estimate: string, actual: string): Project[] {
  const cell = (line: string, column: string) => line.split(',')[columns.indexOf(column)] ?? '';
  return lines
    .map((line) => ({
      estimate: Number(cell(line, estimate)),
      actual: Number(cell(line, actual)),
      type: cell(line, 'Project.type'),
    }))
    .filter((project) => project.estimate > 0 && project.actual > 0);
}
