import { startFrame, startPage } from '#ours/behavior.ts';
import { wireBanners } from './banners.ts';
import { wireSnapList } from './snap-list.ts';

/** The baseline of the benchmark: the least script with which our documents work as plain HTML, without islands. */
startFrame();
startPage();
wireBanners();
for (const list of document.querySelectorAll<HTMLElement>('#team, #feedback')) wireSnapList(list);
