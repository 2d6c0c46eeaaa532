import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** A change of it gives the children another try. */
  page: string;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Shows `fallback` where anything inside throws while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown; page: string }> {
  override state: { error?: unknown; page: string } = { page: this.props.page };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: { page: string }) {
    return props.page === state.page ? null : { page: props.page, error: undefined };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.fallback(this.state.error);
  }
}
