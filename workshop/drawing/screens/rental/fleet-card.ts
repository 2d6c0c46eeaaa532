import { fleet } from './fleet.ts';

/** Cars of each class on rent. */
export const fleetCard = (): string => `<section class="card fleet"><header><h2>Fleet by class</h2></header>
<ul>${fleet
  .map(
    ({ name, out, all }) =>
      `<li><span>${name}</span><i><i style="width:${(100 * out) / all}%"></i></i><em>${out}/${all}</em></li>`,
  )
  .join('')}</ul></section>`;
