import { CallToActionPart } from '#ours/frame-parts.tsx';
import { HomePage, type HomePageProps } from '#ours/home-page.tsx';
import data from '#pages/home.json';
import content from '#pages/frame.json';

export const metadata = { title: data.title, description: data.description };

export default function Page() {
  return (
    <>
      <HomePage {...(data.props as HomePageProps)} />
      <CallToActionPart content={content} path="/" />
    </>
  );
}
