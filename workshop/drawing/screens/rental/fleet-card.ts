import { fleet } from './fleet.ts';

/** The cars on rent of each class. */
export const fleetCard = (): string => `<section class="card fleet"><header><h2>Fleet by class</h2></header>
<ul>${fleet
  .map(
    ({ name, onRent, total }) =>
      `<li><span>${name}</span><i><i style="width:${(100 * onRent) / total}%"></i></i><em>${onRent}/${total}</em></li>`,
  )
  .join('')}</ul></section>`;
