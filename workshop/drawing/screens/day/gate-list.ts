const phoneCount = 34;
/** The index of the phone that has no guest list yet. */
const waitingPhone = 23;

/** The morning of a fair: a plume per volunteer's phone, one of which has no guest list yet. */
export const gateList =
  (): string => `<header><h1>Guest list</h1><p>${phoneCount - 1} of ${phoneCount} phones</p></header>
<div class="phones">${Array.from({ length: phoneCount }, (_, index) => `<i class="${index === waitingPhone ? 'hot' : ''}"></i>`).join('')}</div>`;
