import { consulting } from '../consulting/page.ts';
import { developmentCenter } from '../development-center/page.ts';
import { extendedTeam } from '../extended-team/page.ts';
import { seeAlsoRows } from '../see-also-rows.ts';
import type { SiteContent } from '../site-content.ts';
import type { ServicesContent } from './services-schema.ts';
import type { Seat } from './seated-table.tsx';
import type { ServicesPageProps } from './services-page.tsx';

const tones = { first: 'solid', later: 'soft', never: 'hollow' } as const;

const paths = {
  consulting: '/it-business-consulting',
  developmentCenter: '/development-center-services',
  extendedTeam: '/extended-team-services',
};

/** Our last person has not sat down yet: the misplaced piece of this hero. */
const withLastJoining = (seats: Seat[]) => {
  const last = seats.lastIndexOf('ours');
  return last < 0 ? seats : seats.with(last, 'joining');
};

/** The overview takes the three names and counts from the services' own pages, so that they cannot differ. */
export function servicesProps(pageContent: ServicesContent, content: SiteContent): ServicesPageProps {
  const { page } = content;
  const advice = page(consulting.schema, paths.consulting);
  const center = page(developmentCenter.schema, paths.developmentCenter);
  const team = page(extendedTeam.schema, paths.extendedTeam);
  const { heading, claim, text, tables, cards, choice, same } = pageContent;
  const wishes = advice.startups.sheet.groups.map(({ fate, items }) => items.map(() => tones[fate]));
  const sprint = team.scrum.ring.days.map(({ meeting }) => (meeting ? tones.first : tones.later));
  const minutes = center.management.days.map((day) => day.minutes);
  const seats = (seat: Seat, count: number) => Array<Seat>(count).fill(seat);
  const table = (
    key: keyof typeof paths,
    name: string,
    ground: 'mist' | 'deep' | 'peach',
    seated: { head?: Seat; sides: Seat[] },
  ) => ({ name, label: cards[key].seats, ground, ...seated });
  const plate = (
    key: keyof typeof paths,
    name: string,
    ground: 'mist' | 'deep' | 'peach',
    counts: Omit<ServicesPageProps['plates'][number]['figure'], 'caption'>,
  ) => {
    const { caption, seats: _, ...card } = cards[key];
    return { ...card, name, link: paths[key], ground, figure: { caption, ...counts } };
  };
  return {
    heading,
    claim,
    text,
    tables: [
      table('consulting', advice.heading, 'mist', {
        head: 'you',
        sides: [...seats('yours', tables.consulting.yours), ...seats('ours', tables.consulting.ours)],
      }),
      table('developmentCenter', center.heading, 'deep', {
        head: 'you',
        sides: seats('ours', center.team.crafts.length),
      }),
      table('extendedTeam', team.heading, 'peach', {
        sides: withLastJoining(
          team.model.team.seats.map(({ picture }, index) => (index === 0 ? 'you' : picture ? 'ours' : 'yours')),
        ),
      }),
    ],
    legend: (['you', 'yours', 'ours', 'joining'] as const).map((seat) => ({ seat, name: tables[seat] })),
    plates: [
      plate('consulting', advice.heading, 'mist', { rows: wishes, lengths: [] }),
      plate('developmentCenter', center.heading, 'deep', { rows: [], lengths: minutes }),
      plate('extendedTeam', team.heading, 'peach', { rows: [sprint], lengths: [] }),
    ],
    choice,
    same,
    seeAlso: seeAlsoRows(pageContent.seeAlso, content),
  };
}
