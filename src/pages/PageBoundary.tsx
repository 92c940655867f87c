import { Button } from 'antd';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { t } from '../locales/t.ts';
import './messagePage.css';

interface PageBoundaryState {
  readonly error: Error | null;
}

/** Shows what went wrong in the place of a page that crashed, with a way to draw it again. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className="message-page" role="alert">
        <h1>{t('page.crashed')}</h1>
        <p>{t('page.crashedText')}</p>
        <code>{error.message}</code>
        <Button onClick={() => this.setState({ error: null })}>{t('page.retry')}</Button>
      </div>
    );
  }
}
