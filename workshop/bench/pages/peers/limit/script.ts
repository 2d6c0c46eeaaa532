import { startFrame, startPage } from '#ours/behavior.ts';
import { answerBanners } from './banners.ts';
import { answerSnapList } from './snap-list.ts';

/** The script of the limit: what a plain HTML page needs to make its controls work. */
startFrame();
startPage();
answerBanners();
for (const list of document.querySelectorAll<HTMLElement>('#team, #feedback')) answerSnapList(list);
