/** Building against adapting over ten years: what the price of the build, the set of projects and the upkeep change. */
import { quantile, resample, roundTo, seededRandom } from '../statistics.ts';
import { buildBeatsAdapt } from './costs.ts';
import { overrunsOf, type ProjectSet } from './projects.ts';

/**
 * The share of pairs in which building beats adapting over ten years, by set and estimate; the adapter stays at its
 * price. The interval is from resampling the projects.
 */
export const shareByPrice = (sets: ProjectSet[]) =>
  sets.map((set) => {
    const overruns = overrunsOf(set);
    const random = seededRandom(overruns.length);
    const samples = Array.from({ length: 1_000 }, () => resample(overruns, random));
    return {
      set: set.name,
      overTen: [50, 75, 100, 125, 150, 200, 250].map((estimate) => {
        const shares = samples.map((sample) => buildBeatsAdapt(sample, { planned: estimate }));
        return {
          estimate,
          share: roundTo(buildBeatsAdapt(overruns, { planned: estimate })),
          interval: [roundTo(quantile(shares, 0.025)), roundTo(quantile(shares, 0.975))],
        };
      }),
    };
  });

/** The share of pairs in which building beats adapting, by a year's upkeep as a share of the build's price: the article has 18 percent. */
export const shareByUpkeep = (overruns: number[]) =>
  [0.1, 0.12, 0.15, 0.18, 0.2, 0.25].map((upkeep) => ({
    upkeep,
    buildBeatsAdapt: roundTo(buildBeatsAdapt(overruns, { upkeep })),
  }));
