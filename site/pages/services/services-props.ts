import { consulting } from '../consulting/page.ts';
import { developmentCenter } from '../development-center/page.ts';
import { extendedTeam } from '../extended-team/page.ts';
import { seeAlsoRows } from '../see-also-rows.ts';
import type { SiteContent } from '../site-content.ts';
import type { ServicesContent } from './services-schema.ts';
import type { PlumeFigureProps } from './plume-figure.tsx';
import type { Seat, SeatedTableProps } from './seated-table.tsx';
import type { ServicesPageProps } from './services-page.tsx';

type Seating = Pick<SeatedTableProps, 'head' | 'sides'>;

/** The three services, in the order in which they are shown. */
const services = [
  { key: 'consulting', ground: 'mist' },
  { key: 'developmentCenter', ground: 'deep' },
  { key: 'extendedTeam', ground: 'peach' },
] as const;

const paths = {
  consulting: '/it-business-consulting',
  developmentCenter: '/development-center-services',
  extendedTeam: '/extended-team-services',
};

/** What the overview shows of a service's own page: its name, who sits at its table, and the counts of its figure. */
interface ServiceSummary {
  name: string;
  seating: Seating;
  counts: Omit<PlumeFigureProps, 'caption'>;
}

const seats = (seat: Seat, count: number) => Array<Seat>(count).fill(seat);

/** The seats with our last person joining later: the one piece of this hero that is out of line. */
const withLastJoining = (all: Seat[]) => {
  const last = all.lastIndexOf('ours');
  return last < 0 ? all : all.with(last, 'joining');
};

function consultingSummary(
  { page }: SiteContent,
  { yours, ours }: ServicesContent['tables']['consulting'],
): ServiceSummary {
  const { heading, startups } = page(consulting.schema, paths.consulting);
  const looks = { first: 'solid', later: 'soft', never: 'hollow' } as const;
  return {
    name: heading,
    seating: { head: 'you', sides: [...seats('yours', yours), ...seats('ours', ours)] },
    counts: { rows: startups.sheet.groups.map(({ fate, items }) => items.map(() => looks[fate])), lengths: [] },
  };
}

function developmentCenterSummary({ page }: SiteContent): ServiceSummary {
  const { heading, team, management } = page(developmentCenter.schema, paths.developmentCenter);
  return {
    name: heading,
    seating: { head: 'you', sides: seats('ours', team.crafts.length) },
    counts: { rows: [], lengths: management.days.map(({ minutes }) => minutes) },
  };
}

function extendedTeamSummary({ page }: SiteContent): ServiceSummary {
  const { heading, model, scrum } = page(extendedTeam.schema, paths.extendedTeam);
  // The first seat is the client's lead's; those with a picture are ours.
  const sides = model.team.seats.map(({ picture }, index): Seat => {
    if (index === 0) return 'you';
    return picture ? 'ours' : 'yours';
  });
  return {
    name: heading,
    seating: { sides: withLastJoining(sides) },
    counts: { rows: [scrum.ring.days.map(({ meeting }) => (meeting ? 'solid' : 'soft'))], lengths: [] },
  };
}

/** The overview takes the names and counts from the services' own pages, so that they cannot differ. */
export function servicesProps(pageContent: ServicesContent, content: SiteContent): ServicesPageProps {
  const { heading, claim, text, tables, cards, choice, same } = pageContent;
  const summaries = {
    consulting: consultingSummary(content, tables.consulting),
    developmentCenter: developmentCenterSummary(content),
    extendedTeam: extendedTeamSummary(content),
  };
  return {
    heading,
    claim,
    text,
    tables: services.map(({ key, ground }) => {
      const { name, seating } = summaries[key];
      return { name, label: cards[key].seats, ground, ...seating };
    }),
    legend: (['you', 'yours', 'ours', 'joining'] as const).map((seat) => ({ seat, name: tables[seat] })),
    plates: services.map(({ key, ground }) => {
      const { name, counts } = summaries[key];
      const { caption, seats: _, ...card } = cards[key];
      return { ...card, name, link: paths[key], ground, figure: { caption, ...counts } };
    }),
    choice,
    same,
    seeAlso: seeAlsoRows(pageContent.seeAlso, content),
  };
}
