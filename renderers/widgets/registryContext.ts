import { createContext, useContext } from 'react';
import { registry } from './registry.ts';

const RegistryContext = createContext(registry);

export const RegistryProvider = RegistryContext.Provider;

export const useRegistry = () => useContext(RegistryContext);
