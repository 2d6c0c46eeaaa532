import { BlogPage, type BlogPageProps } from '#ours/blog-page.tsx';
import data from '#pages/blog.json';

export const screen = { title: data.title, page: <BlogPage {...(data.props as BlogPageProps)} /> };
