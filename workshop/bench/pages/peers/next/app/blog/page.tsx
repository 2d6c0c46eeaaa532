import { CallToActionPart } from '#ours/frame-parts.tsx';
import { BlogPage, type BlogPageProps } from '#ours/blog-page.tsx';
import data from '#pages/blog.json';
import content from '#pages/frame.json';

export const metadata = { title: data.title, description: data.description };

export default function Page() {
  return (
    <>
      <BlogPage {...(data.props as BlogPageProps)} />
      <CallToActionPart content={content} path="/blog" />
    </>
  );
}
