import Link from 'next/link';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/">Home</Link> <Link href="/blog/">Blog</Link>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
