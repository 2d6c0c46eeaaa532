import { consulting } from '../consulting/page.ts';
import { developmentCenter } from '../development-center/page.ts';
import { extendedTeam } from '../extended-team/page.ts';
import { seeAlsoRows } from '../see-also-rows.ts';
import type { SiteContent } from '../site-content.ts';
import type { ServicesContent } from './services-schema.ts';
import type { PlumeFigureProps } from './plume-figure.tsx';
import type { Seat } from './seat-colors.ts';
import type { Seating } from './seated-table-geometry.ts';
import type { ServicesPageProps } from './services-page.tsx';

/** The three services, in the order in which they are shown. */
const services = {
  consulting: { path: '/it-business-consulting', background: 'mist' },
  developmentCenter: { path: '/development-center-services', background: 'deep' },
  extendedTeam: { path: '/extended-team-services', background: 'peach' },
} as const;

type ServiceKey = keyof typeof services;

const serviceKeys = Object.keys(services) as ServiceKey[];

/** The look of a consulting feature's plume, by when the feature is built. */
const plumeLooks = { first: 'solid', later: 'soft', never: 'hollow' } as const;

/** A service's own page, summarized for the overview: its name, who sits at its table, and the counts of its figure. */
interface ServiceSummary {
  name: string;
  seating: Seating;
  counts: Omit<PlumeFigureProps, 'caption'>;
}

const repeatSeat = (seat: Seat, count: number) => Array<Seat>(count).fill(seat);

/** Marks our last seat as joining later: it is this hero's misplaced orange piece (docs/design.md). */
const markLastJoining = (seats: Seat[]) => {
  const last = seats.lastIndexOf('ourTeam');
  return last < 0 ? seats : seats.with(last, 'joining');
};

function consultingSummary(
  { page }: SiteContent,
  { yours, ours }: ServicesContent['tables']['consulting'],
): ServiceSummary {
  const { heading, startups } = page(consulting.schema, services.consulting.path);
  return {
    name: heading,
    seating: { head: 'clientLead', sides: [...repeatSeat('clientTeam', yours), ...repeatSeat('ourTeam', ours)] },
    counts: { rows: startups.sheet.groups.map(({ fate, items }) => items.map(() => plumeLooks[fate])), lengths: [] },
  };
}

function developmentCenterSummary({ page }: SiteContent): ServiceSummary {
  const { heading, team, management } = page(developmentCenter.schema, services.developmentCenter.path);
  return {
    name: heading,
    seating: { head: 'clientLead', sides: repeatSeat('ourTeam', team.crafts.length) },
    counts: { rows: [], lengths: management.days.map(({ minutes }) => minutes) },
  };
}

function extendedTeamSummary({ page }: SiteContent): ServiceSummary {
  const { heading, model, scrum } = page(extendedTeam.schema, services.extendedTeam.path);
  // The first seat is the client's lead's; those with a picture are ours.
  const sides = model.team.seats.map(({ picture }, index): Seat => {
    if (index === 0) return 'clientLead';
    return picture ? 'ourTeam' : 'clientTeam';
  });
  return {
    name: heading,
    seating: { sides: markLastJoining(sides) },
    counts: { rows: [scrum.ring.days.map(({ meeting }) => (meeting ? 'solid' : 'soft'))], lengths: [] },
  };
}

/** The props of the overview. Names and counts come from the services' own pages, so that they cannot differ. */
export function servicesProps(pageContent: ServicesContent, content: SiteContent): ServicesPageProps {
  const { heading, claim, text, tables, cards, choice, same } = pageContent;
  const summaries: Record<ServiceKey, ServiceSummary> = {
    consulting: consultingSummary(content, tables.consulting),
    developmentCenter: developmentCenterSummary(content),
    extendedTeam: extendedTeamSummary(content),
  };
  return {
    heading,
    claim,
    text,
    tables: serviceKeys.map((key) => {
      const { name, seating } = summaries[key];
      return { name, label: cards[key].seats, background: services[key].background, ...seating };
    }),
    legend: [
      { seat: 'clientLead', name: tables.you },
      { seat: 'clientTeam', name: tables.yours },
      { seat: 'ourTeam', name: tables.ours },
      { seat: 'joining', name: tables.joining },
    ],
    plates: serviceKeys.map((key) => {
      const { path, background } = services[key];
      const { name, counts } = summaries[key];
      const { caption, seats: _, ...card } = cards[key];
      return { ...card, name, link: path, background, figure: { caption, ...counts } };
    }),
    choice,
    same,
    seeAlso: seeAlsoRows(pageContent.seeAlso, content),
  };
}
