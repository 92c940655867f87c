import { createContext, useContext } from 'react';

const HiddenGroups = createContext<ReadonlySet<string>>(new Set());

/** Keys of groups that stay mounted but hidden: those of other steps. Default: none. */
export const HiddenGroupsProvider = HiddenGroups.Provider;

export const useIsHidden = (group: string): boolean => useContext(HiddenGroups).has(group);
