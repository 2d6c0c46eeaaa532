import type { ServicesContent } from '#content/schema/services.ts';
import type { ServicesPageProps } from '#site/pages/services/services-page.tsx';
import type { Seat } from '#site/pages/services/seated-table.tsx';
import type { Content } from '../content/read-content.ts';
import { onwardRows } from './onward-rows.ts';

const tones = { first: 'solid', later: 'soft', never: 'hollow' } as const;

const paths = {
  consulting: '/it-business-consulting',
  developmentCenter: '/development-center-services',
  extendedTeam: '/extended-team-services',
};

/** The overview takes the three names and counts from the services' own pages, so that they cannot differ. */
export function servicesProps(words: ServicesContent, content: Content): ServicesPageProps {
  const { page } = content;
  const consulting = page('consulting', paths.consulting);
  const center = page('development-center', paths.developmentCenter);
  const team = page('extended-team', paths.extendedTeam);
  const { heading, claim, text, tables, cards, choice, same } = words;
  const wishes = consulting.startups.sheet.groups.map(({ fate, items }) => items.map(() => tones[fate]));
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
      table('consulting', consulting.heading, 'mist', {
        head: 'you',
        sides: [...seats('yours', tables.consulting.yours), ...seats('ours', tables.consulting.ours)],
      }),
      table('developmentCenter', center.heading, 'deep', { head: 'you', sides: seats('ours', center.team.crafts.length) }),
      table('extendedTeam', team.heading, 'peach', {
        sides: team.model.team.seats.map(({ picture }, at) => (at === 0 ? 'you' : picture ? 'ours' : 'yours')),
      }),
    ],
    legend: (['you', 'yours', 'ours'] as const).map((seat) => ({ seat, name: tables[seat] })),
    plates: [
      plate('consulting', consulting.heading, 'mist', { rows: wishes, lengths: [] }),
      plate('developmentCenter', center.heading, 'deep', { rows: [], lengths: minutes }),
      plate('extendedTeam', team.heading, 'peach', { rows: [sprint], lengths: [] }),
    ],
    choice,
    same,
    onward: onwardRows(words.onward, content),
  };
}
