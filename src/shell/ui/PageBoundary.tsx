import { Component } from 'react';
import type { ReactNode } from 'react';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Renders the fallback; `again` renders the children again. */
  readonly renderCrash: (error: Error, again: () => void) => ReactNode;
}

interface PageBoundaryState {
  readonly error: Error | null;
}

/** Error boundary of a page. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.renderCrash(error, () => this.setState({ error: null }));
  }
}
