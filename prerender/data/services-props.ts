import type { ServicesContent } from '#content/schema/services.ts';
import type { ServicesPageProps } from '#site/pages/services-page.tsx';
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
  const { heading, claim, text, picture, cards, choice, same } = words;
  const wishes = consulting.startups.sheet.groups.map(({ fate, items }) => ({ tone: tones[fate], count: items.length }));
  const seats = team.model.team.seats.map(({ picture }) => ({ tone: picture ? ('soft' as const) : ('solid' as const), count: 1 }));
  const minutes = center.management.days.map((day) => day.minutes);
  const plate = (
    key: keyof typeof paths,
    name: string,
    ground: 'mist' | 'deep' | 'peach',
    counts: Omit<ServicesPageProps['plates'][number]['figure'], 'caption'>,
  ) => {
    const { caption, ...card } = cards[key];
    return { ...card, name, link: paths[key], ground, figure: { caption, ...counts } };
  };
  return {
    heading,
    claim,
    text,
    picture,
    plates: [
      plate('consulting', consulting.heading, 'mist', { plumes: wishes, lengths: [] }),
      plate('developmentCenter', center.heading, 'deep', { plumes: [], lengths: minutes }),
      plate('extendedTeam', team.heading, 'peach', { plumes: seats, lengths: [] }),
    ],
    choice,
    same,
    onward: onwardRows(words.onward, content),
  };
}
