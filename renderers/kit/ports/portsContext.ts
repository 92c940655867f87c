import { createContext, useContext } from 'react';
import type { Ports } from './ports.ts';

const PortsContext = createContext<Ports | null>(null);

/** Provides the ports to everything that a page renders. */
export const PortsProvider = PortsContext.Provider;

export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (ports === null)
    throw new Error('usePorts was called outside of PageRenderer: wrap the component in PortsProvider');
  return ports;
}
