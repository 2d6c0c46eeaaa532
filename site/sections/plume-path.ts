/** A plume of radius 1 around the origin; its sharp corner points to the lower left. */
export const plumePath = 'M0-1A1 1 0 0 1 1 0A1 1 0 0 1 0 1H-.88A.12.12 0 0 1-1 .88V0A1 1 0 0 1 0-1Z';
