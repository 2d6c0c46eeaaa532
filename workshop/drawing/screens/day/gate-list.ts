const phones = 34;
/** The position of the waiting phone in the rows. */
const waiting = 23;

/** The morning of a fair: a plume per volunteer’s phone, one of which has no guest list yet. */
export const gateList = (): string => `<header><h1>Guest list</h1><p>${phones - 1} of ${phones} phones</p></header>
<div class="phones">${Array.from({ length: phones }, (_, at) => `<i class="${at === waiting ? 'hot' : ''}"></i>`).join('')}</div>`;
