import Link from 'next/link';
import { allArticles } from '../articles.js';

export const metadata = { title: 'Blog', description: 'All articles' };

export default function Blog() {
  return (
    <ul>
      {allArticles().map(({ slug, data }) => (
        <li key={slug}>
          <Link href={`/blog/${slug}/`}>{data.title}</Link> {data.description}
        </li>
      ))}
    </ul>
  );
}
