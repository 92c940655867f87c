import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { DialogsProvider } from './form/dialogs/DialogsProvider.tsx';
import type { Registry } from './widgets/inputs/widget.ts';
import type { Ports } from './kit/ports/ports.ts';
import { PortsProvider } from './kit/ports/portsContext.ts';
import { registry as allWidgets } from './widgets/registry.ts';
import { RegistryProvider } from './widgets/registryContext.ts';
import { useDenseTheme } from './kit/theme/useDenseTheme.ts';

interface PortedPartProps {
  readonly ports: Ports;
  /** Default: all widgets of this version. */
  readonly registry?: Registry | undefined;
  readonly children: ReactNode;
}

/**
 * Provides the context of a page (theme, ports, registry, dialogs) to a part of the shell that uses pickers and dialogs
 * without being a page.
 */
export const PortedPart = ({ ports, registry = allWidgets, children }: PortedPartProps) => (
  <ConfigProvider theme={useDenseTheme()}>
    <PortsProvider value={ports}>
      <RegistryProvider value={registry}>
        <DialogsProvider>{children}</DialogsProvider>
      </RegistryProvider>
    </PortsProvider>
  </ConfigProvider>
);
