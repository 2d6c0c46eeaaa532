import { HomePage, type HomePageProps } from '#ours/home-page.tsx';
import data from '#pages/home.json';

export const screen = { title: data.title, page: <HomePage {...(data.props as HomePageProps)} /> };
