import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  ContainerOutlined,
  DatabaseOutlined,
  ExportOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  HomeOutlined,
  ImportOutlined,
  MessageOutlined,
  ProfileOutlined,
  SettingOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';

/** Icons available to menus. */
const ICONS: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['appstore', AppstoreOutlined],
  ['audit', AuditOutlined],
  ['bar-chart', BarChartOutlined],
  ['container', ContainerOutlined],
  ['database', DatabaseOutlined],
  ['export', ExportOutlined],
  ['file-done', FileDoneOutlined],
  ['file-text', FileTextOutlined],
  ['home', HomeOutlined],
  ['import', ImportOutlined],
  ['message', MessageOutlined],
  ['profile', ProfileOutlined],
  ['setting', SettingOutlined],
  ['team', TeamOutlined],
  ['user', UserOutlined],
]);

/** Returns an icon by its name in the menu; a neutral one for an unknown name. */
export function menuIcon(name: string): ReactNode {
  const Icon = ICONS.get(name) ?? AppstoreOutlined;
  return <Icon />;
}
