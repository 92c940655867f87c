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

/** Icons that a menu may name. */
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

/** An icon by its name in the menu; a name that is not known gets a neutral one. */
export function menuIcon(name: string): ReactNode {
  const Icon = ICONS.get(name) ?? AppstoreOutlined;
  return <Icon />;
}
