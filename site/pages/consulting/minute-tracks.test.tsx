import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MinuteTracks } from './minute-tracks.tsx';

test('the bars of a narrow window are drawn to the scale of the longest part of all tracks', () => {
  const part = (minutes: number) => ({ minutes, text: `For ${minutes}`, by: 'hand' as const });
  const tracks = [
    { name: 'before', parts: [part(9), part(14)] },
    { name: 'after', parts: [part(20)] },
  ];
  const markup = renderToStaticMarkup(<MinuteTracks unit="minutes" short="min" tracks={tracks} legend={[]} />);
  expect(markup).toContain('--longest-part:20');
});
