import { CallToActionPart } from '#ours/frame-parts.tsx';
import content from '#pages/frame.json';
import others from '#pages/others.json';

export const dynamicParams = false;

export const generateStaticParams = () => others.map(({ path }) => ({ path: path.slice(1).split('/') }));

/** A page that is not compared, as bare markup: prefetching it has its real weight. */
export default async function Page({ params }: { params: Promise<{ path: string[] }> }) {
  const path = `/${(await params).path.join('/')}`;
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: others.find((other) => other.path === path)?.main ?? '' }} />
      <CallToActionPart content={content} path={path} />
    </>
  );
}
