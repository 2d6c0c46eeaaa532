import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/**
 * Measures this visit's page loads and sends each value once it is final to `receiver`, as JSON: `name` (CLS, FCP, INP,
 * LCP or TTFB), `value` (milliseconds; of CLS a score), `rating`, `page` (the path) and `id` of the page load. Nothing that
 * tells who visits: no cookie, no name.
 */
export function reportPageMetrics(receiver: string) {
  const page = location.hash.replace(/^#|[?#].*$/g, '') || location.pathname;
  const report = ({ name, value, rating, id }: Metric) => {
    const body = JSON.stringify({ name, value, rating, page, id });
    // Text needs no preflight, so it also leaves with a page that is being closed.
    navigator.sendBeacon(receiver, new Blob([body], { type: 'text/plain' }));
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}
