import type { Examples } from '../../gallery/examples.ts';
import { Chapter } from './chapter.tsx';
import { ChoiceList } from './choice-list.tsx';
import { RunInList } from '../run-in-list.tsx';
import { SideHeading } from './side-heading.tsx';
import { MinuteTracks } from './minute-tracks.tsx';
import { ShareBar } from './share-bar.tsx';

export const examples: Examples = {
  '/services': ({ '/services': page }) => (
    <Chapter>
      <ChoiceList {...page.choice} /> <RunInList {...page.same} />
    </Chapter>
  ),
  '/it-business-consulting': ({ '/it-business-consulting': page }) => (
    <Chapter id={page.automation.id} ruled>
      <SideHeading {...page.automation} /> <MinuteTracks {...page.automation.minutes} />{' '}
      <RunInList {...page.automation.places} />
    </Chapter>
  ),
  '/development-center-services': ({ '/development-center-services': page }) => (
    <Chapter id={page.below.id}>
      <SideHeading {...page.cost} /> <ShareBar {...page.cost} />
    </Chapter>
  ),
};
